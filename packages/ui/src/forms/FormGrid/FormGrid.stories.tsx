import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Field, RequiredNote } from '../Field/Field';
import { TextArea } from '../TextArea/TextArea';
import { TextInput } from '../TextInput/TextInput';
import { FormCell, FormGrid, formSpans } from './FormGrid';

const meta = {
  title: 'Forms/Layout/FormGrid',
  component: FormGrid,
  subcomponents: { FormCell },
  args: {
    children: (
      <>
        <FormCell>
          <RequiredNote>Indicates required question.</RequiredNote>
        </FormCell>
        <FormCell span={3}>
          <Field label="First name" isRequired>
            {(wiring) => <TextInput {...wiring} name="firstName" defaultValue="Meena" />}
          </Field>
        </FormCell>
        <FormCell span={3}>
          <Field label="Last name" isRequired error="Enter your last name.">
            {(wiring) => <TextInput {...wiring} name="lastName" />}
          </Field>
        </FormCell>
        <FormCell span={2} isPaired>
          <Field label="Country code" isRequired>
            {(wiring) => <TextInput {...wiring} name="countryCode" defaultValue="+91" />}
          </Field>
        </FormCell>
        <FormCell span={4} isPaired>
          <Field label="Mobile" isRequired>
            {(wiring) => <TextInput {...wiring} name="mobile" type="tel" />}
          </Field>
        </FormCell>
        <FormCell>
          <Field label="Message" isRequired>
            {(wiring) => <TextArea {...wiring} name="message" />}
          </Field>
        </FormCell>
        <FormCell>
          <Checkbox name="terms" defaultChecked>
            I agree to the terms and conditions.
          </Checkbox>
        </FormCell>
        <FormCell>
          <Button type="submit">Submit</Button>
        </FormCell>
      </>
    ),
  },
} satisfies Meta<typeof FormGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Every width of a cell, of six columns; on a phone each is as wide as the form. */
export const Spans: Story = {
  args: {
    children: formSpans.map((span) => (
      <FormCell key={span} span={span}>
        <Field label={`${span} of 6`}>{(wiring) => <TextInput {...wiring} />}</Field>
      </FormCell>
    )),
  },
};

/** Labels of two lines do not push their fields out of the row. */
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
