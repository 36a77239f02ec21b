import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Checkbox, CheckboxGroup } from './Checkbox';

const meta = {
  title: 'Forms and actions/Checkbox (tick box, toggle, switch)',
  id: 'forms-fields-checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: {
    name: 'terms',
    required: true,
    onChange: fn(),
    children: (
      <>
        I agree to the <a href="https://example.com/terms">terms and conditions</a>.
      </>
    ),
  },
  parameters: {
    usage: {
      do: 'word it so that checked means yes.',
      dont: 'preselect it.',
      keys: { Tab: 'Moves between checkboxes.', Space: 'Checks or unchecks it.' },
      reader: 'Its label, “checkbox”, “checked” or not; a group’s name on entering it.',
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms and conditions.' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/I agree to the/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Ticked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

/** Any number may be checked; for one of several use RadioGroup. A label that fits stays on one line. */
export const Group: Story = {
  render: () => (
    <CheckboxGroup label="Parts">
      {['Skills', 'Projects', 'Education', 'Everything that was learnt at school'].map((part) => (
        <Checkbox key={part} defaultChecked>
          {part}
        </Checkbox>
      ))}
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Parts' }));
    const box = group.getByRole('checkbox', { name: 'Skills' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    for (const { parentElement } of group.getAllByRole('checkbox')) {
      await expect(parentElement!.offsetHeight).toBeLessThan(60);
    }
  },
};

export const LongText: Story = {
  args: {
    defaultChecked: true,
    children:
      'I agree that what I write here is kept until the conversation is over, and that a reply may take a day or two.',
  },
};
