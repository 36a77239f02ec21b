import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { FilterBar } from '../../forms/FilterBar/FilterBar';
import { SearchField } from '../../forms/SearchField/SearchField';
import { longName } from '../../samples/cards';
import { EmptyResults } from './EmptyResults';

const meta = {
  title: 'Messages and loading/EmptyResults (empty state, no results)',
  id: 'cards-lists-emptyresults',
  component: EmptyResults,
  args: {
    title: 'No skill is called that',
    text: 'Try fewer letters, or look through all categories.',
    onClear: fn(),
  },
  parameters: {
    usage: {
      do: 'say what was searched for, and offer to clear it.',
      dont: 'show it while loading.',
      keys: { 'Enter, Space': 'Activates the button.' },
      reader: 'The count above announces no results; then the text and the button.',
    },
  },
} satisfies Meta<typeof EmptyResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The button disappears and focus moves to the first filter control. */
export const KeepsTheFocus: Story = {
  render: function KeepsTheFocus(args) {
    const [search, setSearch] = useState('x');
    return (
      <>
        <FilterBar isFiltered onClear={() => setSearch('')}>
          <SearchField label="Search skills" value={search} onChange={setSearch} />
        </FilterBar>
        {search && <EmptyResults {...args} onClear={() => setSearch('')} />}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvasElement).not.toHaveTextContent(/No skill/);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const LongText: Story = { args: { title: longName, text: longName } };
