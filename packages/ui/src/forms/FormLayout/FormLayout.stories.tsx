import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ReplyTime } from '../../pages/Contact/ContactView';
import { Field } from '../Field/Field';
import { SurveyProgress } from '../SurveyProgress/SurveyProgress';
import { TextArea } from '../TextArea/TextArea';
import { TextInput } from '../TextInput/TextInput';
import { FormLayout, FormNote, FormStack } from './FormLayout';

const form = (
  <FormStack as="form">
    <Field label="Subject" isRequired>
      {(wiring) => <TextInput {...wiring} name="subject" />}
    </Field>
    <Field label="Message" isRequired>
      {(wiring) => <TextArea {...wiring} name="message" />}
    </Field>
    <FormNote>Your draft stays in this browser until you send it.</FormNote>
  </FormStack>
);

const meta = {
  title: 'Forms/Layout/FormLayout',
  component: FormLayout,
  subcomponents: { FormNote, FormStack },
  args: {
    kind: 'message',
    aside: (
      <ReplyTime>
        <span>Reply within</span> <b>24-48 hours</b>
      </ReplyTime>
    ),
    children: form,
  },
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {
  globals: { viewport: { value: 'roomy' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' }).getBoundingClientRect();
    await expect(canvas.getByText('24-48 hours').getBoundingClientRect().left).toBeGreaterThan(
      field.right,
    );
  },
};

export const Survey: Story = {
  args: { kind: 'survey', aside: <SurveyProgress done={6} total={20} /> },
};

export const LongText: Story = {
  args: {
    aside: (
      <ReplyTime>
        <span>bis zu einer Antwort, an Werktagen, und um Feiertage herum ein wenig länger</span>{' '}
        <b>Zwischen 24 und 48 Stunden</b>
      </ReplyTime>
    ),
  },
};
