import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { FormStatus } from '../FormStatus/FormStatus';
import { TextInput } from '../TextInput/TextInput';
import { FormStack } from './FormStack';

const fields = (
  <>
    <Field label="Email" isRequired>
      {(wiring) => <TextInput {...wiring} type="email" />}
    </Field>
    <div>
      <Button>Submit</Button>
    </div>
  </>
);

const meta = {
  title: 'Forms/Layout/FormStack',
  component: FormStack,
  args: {
    children: (
      <>
        <FormStatus />
        {fields}
      </>
    ),
  },
} satisfies Meta<typeof FormStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The status above the field is there and empty: it takes no room. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const top = canvas.getByText('Email').getBoundingClientRect().top;
    const start = canvasElement.querySelector('div')?.getBoundingClientRect().top ?? 0;
    await expect(top - start).toBeLessThan(8);
  },
};

export const WithStatus: Story = {
  args: {
    children: (
      <>
        <FormStatus state="restored" title="Your draft is back" />
        {fields}
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <FormStatus
          state="restored"
          title="What you wrote before, the day before yesterday at the latest, is back where it was"
        >
          It stays in this browser, and in no other, until you send it.
        </FormStatus>
        {fields}
      </>
    ),
  },
};
