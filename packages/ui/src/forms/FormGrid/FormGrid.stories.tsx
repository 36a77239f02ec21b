import type { Meta, StoryObj } from '@storybook/react-vite';

import { Field } from '../Field/Field';
import { TextInput } from '../TextInput/TextInput';
import { FormCell, FormGrid, formSpans } from './FormGrid';

const meta = {
  title: 'Forms/Layout/FormGrid',
  component: FormGrid,
  subcomponents: { FormCell },
  args: {
    children: formSpans.map((span) => (
      <FormCell key={span} span={span}>
        <Field label={`${span} of 6`}>{(wiring) => <TextInput {...wiring} />}</Field>
      </FormCell>
    )),
  },
} satisfies Meta<typeof FormGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every width of a cell, of six columns; on a phone each is as wide as the form. */
export const Default: Story = {};

/** Short fields stay beside each other on a phone. Labels of two lines do not push their fields out of the row. */
export const LongText: Story = {
  args: {
    children: ([2, 4] as const).map((span) => (
      <FormCell key={span} span={span} isPaired>
        <Field
          label="Country code of the telephone at which you would like to be called"
          isRequired
        >
          {(wiring) => <TextInput {...wiring} />}
        </Field>
      </FormCell>
    )),
  },
};
