import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { categorySamples } from '../../samples/options';
import { FilterDropdown } from '../FilterDropdown/FilterDropdown';
import { SearchField } from '../SearchField/SearchField';
import { FilterBar } from './FilterBar';

const longText = 'how the bus announcer was designed and built, from first sketch to final version';

const meta = preview.meta({
  title: 'Forms and actions/FilterBar (toolbar, search box, tabs)',
  id: 'forms-filters-filterbar',
  component: FilterBar,
  subcomponents: { SearchField },
  args: { count: '8 of 8', onClear: fn(), isFiltered: false, children: null },
  render: function Filters({ count, unknown, onClear, isFiltered }) {
    const [category, setCategory] = useState('All');
    const [text, setText] = useState(isFiltered ? longText : '');
    return (
      <FilterBar
        count={count}
        unknown={unknown}
        isFiltered={category !== 'All' || text !== ''}
        onClear={() => {
          setCategory('All');
          setText('');
          onClear();
        }}
      >
        <FilterDropdown
          label="Category"
          options={categorySamples}
          value={category}
          onChange={setCategory}
        />
        <SearchField
          label="Search skills"
          placeholder="Search skills"
          value={text}
          onChange={setText}
        />
      </FilterBar>
    );
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const clear = canvas.getByRole('button', { name: 'Clear Filter' });
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 8');
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(clear);
    await expect(args.onClear).not.toHaveBeenCalled();

    await expect(canvas.getByRole('search')).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: 'Search skills' });
    await userEvent.type(field, 'sql');
    await expect(clear).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(clear);
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('');
    await expect(clear).toHaveFocus();
  },
});

export const UnknownChoice = meta.story({ args: { unknown: 'Quantum kettles' } });

export const LongText = meta.story({
  args: { count: '8 von 8 Fähigkeiten werden angezeigt', isFiltered: true },
});
