import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { FilterBar } from '../../forms/FilterBar/FilterBar';
import { SearchField } from '../../forms/SearchField/SearchField';
import { longName } from '../../samples/cards';
import { EmptyResults } from './EmptyResults';

const meta = preview.meta({
  title: 'Messages and loading/EmptyResults (empty state, no results)',
  id: 'cards-lists-emptyresults',
  component: EmptyResults,
  args: {
    title: 'No skills found',
    text: 'Try a shorter search, or show all categories.',
    onClear: fn(),
  },
});

/** On click, the button disappears and focus moves to the first filter control. */
export const Default = meta.story({
  render: function Search(args) {
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
});

export const LongText = meta.story({ args: { title: longName, text: longName } });
