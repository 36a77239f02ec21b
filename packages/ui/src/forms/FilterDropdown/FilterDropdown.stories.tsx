import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { categorySamples } from '../../samples/options';
import { controlled } from '../../samples/controlled';
import { FilterDropdown } from './FilterDropdown';

const Controlled = controlled(FilterDropdown);

const meta = preview.meta({
  title: 'Forms and actions/FilterDropdown (dropdown, select, listbox, menu)',
  id: 'forms-filters-filterdropdown',
  component: FilterDropdown,
  args: { label: 'Category', options: categorySamples, value: 'All', onChange: fn() },
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <Controlled {...args} />
    </div>
  ),
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    options: ['All', 'Accessibility in public transport, waiting rooms and other public places'],
    value: 'Accessibility in public transport, waiting rooms and other public places',
  },
});
