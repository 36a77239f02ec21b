import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { SearchField, type SearchFieldProps } from './SearchField';

function Controlled({ value: initial, onChange, onClear, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      onClear={
        onClear &&
        (() => {
          setValue('');
          onClear();
        })
      }
    />
  );
}

const meta = {
  title: 'Forms/Filters/SearchField',
  component: SearchField,
  args: {
    label: 'Search blogs',
    placeholder: 'Search blogs here.',
    value: '',
    onChange: fn(),
    onClear: fn(),
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
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Filled: Story = { args: { value: 'accessibility' } };

/** A page whose Clear Filter leaves the search text alone may do without the button. */
export const WithoutClearing: Story = { args: { value: 'accessibility', onClear: undefined } };

export const LongText: Story = {
  args: { value: 'how the announcer at the bus stand came about from the first sketch on' },
};
