import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { controlled } from '../../samples/controlled';
import { SearchField } from './SearchField';

const Controlled = controlled(SearchField);

const meta = {
  title: 'Forms/Filters/SearchField',
  component: SearchField,
  args: {
    label: 'Search blogs',
    placeholder: 'Search blogs here.',
    value: '',
    onChange: fn(),
  },
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <Controlled {...args} />
    </div>
  ),
  parameters: {
    usage: {
      do: 'let it filter while the visitor types.',
      dont: 'move the focus to the results.',
      keys: { Escape: 'Empties it.' },
      reader: 'Label and “search”; the FilterBar’s count tells what came of it.',
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('search')).toBeVisible();
    const input = canvas.getByRole('searchbox', { name: 'Search blogs' });
    await userEvent.type(input, 'bus');
    await expect(args.onChange).toHaveBeenLastCalledWith('bus');
  },
};

export const Filled: Story = { args: { value: 'accessibility' } };

export const LongText: Story = {
  args: { value: 'how the announcer at the bus stand came about from the first sketch on' },
};
