import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Checkbox } from '../Checkbox/Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

const boxes = (labels: readonly string[]) =>
  labels.map((label) => (
    <Checkbox key={label} defaultChecked>
      {label}
    </Checkbox>
  ));

const meta = {
  title: 'Forms/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Parts', children: boxes(['Experience', 'Projects', 'Skills', 'Education']) },
  parameters: {
    usage: {
      do: 'use it where any number of answers may hold.',
      dont: 'use it for one answer of several: that is a RadioGroup.',
      keys: { Tab: 'Goes from box to box.', Space: 'Ticks or unticks.' },
      reader: 'The group’s name on entering it, then each box.',
    },
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Parts' });
    const box = within(group).getByRole('checkbox', { name: 'Skills' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'What the sheet of paper is to tell whoever reads it',
    children: boxes([
      'Work in companies, in order of time',
      'Everything that was learnt at school',
    ]),
  },
  /** A label with room for all of itself stands on one line. */
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box.parentElement!.offsetHeight).toBeLessThan(60);
    }
  },
};
