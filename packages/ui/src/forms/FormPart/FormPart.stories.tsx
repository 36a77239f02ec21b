import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Field } from '../Field/Field';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextArea } from '../TextArea/TextArea';
import { FormPart, SurveyQuestion } from './FormPart';

const meta = {
  title: 'Forms/Layout/FormPart',
  component: FormPart,
  subcomponents: { SurveyQuestion },
  args: {
    title: 'Finding your way',
    children: (
      <>
        <SurveyQuestion number={1}>
          <RadioGroup
            label="Was the site easy to find your way around?"
            name="q1"
            options={['Yes', "It's okay", 'Needs improvement']}
            value="Yes"
            onChange={() => undefined}
            isRequired
          />
        </SurveyQuestion>
        <SurveyQuestion number={2}>
          <RadioGroup
            label="How fast did the pages load?"
            name="q2"
            options={['Very fast', 'Normal', 'Slow']}
            isRequired
            error="Choose an answer."
          />
        </SurveyQuestion>
        <SurveyQuestion number={5}>
          <Field label="What, if anything, got in your way?" isRequired>
            {(wiring) => <TextArea {...wiring} name="q5" />}
          </Field>
        </SurveyQuestion>
      </>
    ),
  },
  parameters: {
    usage: {
      do: 'ask one thing in one sentence.',
      dont: 'number questions by hand.',
      reader: 'A question is the name of its group or field; “required” is said.',
    },
  },
} satisfies Meta<typeof FormPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Finding your way' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Finding your way' })).toBeVisible();
    // The number is for the eye only.
    const [first] = canvas.getAllByRole('radiogroup');
    await expect(first).toHaveAccessibleName('Was the site easy to find your way around?');
  },
};

export const LongText: Story = {
  args: {
    title: 'Finding your way between pages that you have not seen before',
    children: (
      <SurveyQuestion number={16}>
        <RadioGroup
          label="Was the site easy to use with your keyboard, with zoom or with a screen reader?"
          name="q16"
          options={['Yes', 'No', 'Could improve']}
          isRequired
        />
      </SurveyQuestion>
    ),
  },
};
