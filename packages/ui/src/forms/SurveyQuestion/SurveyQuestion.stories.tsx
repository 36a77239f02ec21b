import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Field } from '../Field/Field';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextArea } from '../TextArea/TextArea';
import { SurveyQuestion } from './SurveyQuestion';

const meta = {
  title: 'Forms/Survey/SurveyQuestion',
  component: SurveyQuestion,
  args: {
    number: 9,
    children: (
      <RadioGroup label="Did you open the resume?" name="q9" options={['Yes', 'No']} isRequired />
    ),
  },
  parameters: {
    usage: {
      do: 'ask one thing in one sentence.',
      dont: 'number questions by hand.',
      reader: 'The question is the name of the group or field; “required” is said.',
    },
  },
} satisfies Meta<typeof SurveyQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // The number is for the eye only.
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('Did you open the resume?');
  },
};

export const InWords: Story = {
  args: {
    number: 11,
    children: (
      <Field label="What would you change first?" isRequired>
        {(wiring) => <TextArea {...wiring} name="q11" />}
      </Field>
    ),
  },
};

export const WithError: Story = {
  args: {
    children: (
      <RadioGroup
        label="Did you open the resume?"
        name="q9"
        options={['Yes', 'No']}
        isRequired
        error="Choose an answer."
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    number: 16,
    children: (
      <RadioGroup
        label="Was the site easy to use with your keyboard, with zoom or with a screen reader?"
        name="q16"
        options={['Yes', 'No', 'Could improve']}
        isRequired
      />
    ),
  },
};
