import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { controlled } from '../../samples/controlled';
import { RadioGroup } from './RadioGroup';

const Controlled = controlled(RadioGroup);

const meta = {
  title: 'Forms and actions/RadioGroup (radio buttons, options)',
  id: 'forms-fields-radiogroup',
  component: RadioGroup,
  args: {
    label: 'Was the site easy to find your way around?',
    name: 'q1',
    options: ['Yes', "It's okay", 'Needs improvement'],
    isRequired: true,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      do: 'give it two to five answers.',
      dont: 'preselect an answer.',
      keys: {
        Tab: 'Moves to the selected or first answer, then out of the group.',
        '↓ ↑ → ←': 'Move and select.',
        Space: 'Chooses.',
      },
      reader: 'The question on entering, with any error; then “radio button, 1 of 3”.',
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /easy to find your way/ });
    await expect(group).toHaveAttribute('aria-required', 'true');
    const [yes, okay] = canvas.getAllByRole('radio');
    await userEvent.click(canvas.getByText('Yes'));
    await expect(yes).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('Yes');
    await userEvent.keyboard('{ArrowDown}');
    await expect(okay).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("It's okay");
  },
};

export const Answered: Story = { args: { value: 'Yes' } };

export const WithError: Story = {
  args: { error: 'Choose an answer.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Error: Choose an answer.');
  },
};

export const LongText: Story = {
  args: {
    label: 'When you were looking for the project that you had in mind, did you find what it does?',
    options: ['Yes, and at once', 'After reading the whole of a page twice over, and only just'],
    value: 'After reading the whole of a page twice over, and only just',
  },
};
