import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { sampleCategories } from '../../samples/options';
import { controlled } from '../../samples/controlled';
import { FilterDropdown } from './FilterDropdown';

const Controlled = controlled(FilterDropdown);

const meta = {
  title: 'Forms and actions/FilterDropdown (dropdown, select, listbox, menu)',
  id: 'forms-filters-filterdropdown',
  component: FilterDropdown,
  args: { label: 'Category', options: sampleCategories, value: 'All', onChange: fn() },
  render: (args) => (
    <div style={{ minBlockSize: '28rem', display: 'flex', alignItems: 'flex-start' }}>
      <Controlled {...args} />
    </div>
  ),
  parameters: {
    usage: {
      do: 'use it to choose one category from a short list.',
      dont: 'use it in a form: a choice takes effect at once.',
      keys: {
        'Enter, Space, ↓ ↑': 'Open it; Enter and Space choose.',
        'Home, End, letters': 'Move in the list.',
        Tab: 'Chooses and moves on.',
        Escape: 'Closes without choosing.',
      },
      reader: 'Label, the selected category, “combo box, collapsed”; each active option.',
    },
  },
} satisfies Meta<typeof FilterDropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Keys pressed on the closed list with Design selected, and the resulting option; repeating a letter moves to the next
 * match.
 */
const moves = [
  ['{ArrowDown}', 'Design'],
  ['{ArrowDown}', 'Tools'],
  ['{End}{ArrowDown}', 'Database'],
  ['{Home}{ArrowUp}', 'All'],
  ['{ArrowDown}{Enter}d', 'Design'],
  ['d', 'Deployment'],
  ['d', 'Database'],
] as const;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const pill = canvas.getByRole('combobox', { name: 'Category' });
    const activeText = () =>
      document.getElementById(pill.getAttribute('aria-activedescendant') ?? '')?.textContent;

    await step('a click opens it on the chosen option, and chooses another', async () => {
      await userEvent.click(pill);
      await expect(pill).toHaveAttribute('aria-expanded', 'true');
      await expect(pill).toHaveFocus();
      await expect(activeText()).toBe('All');
      await userEvent.click(canvas.getByRole('option', { name: 'Design' }));
    });
    const isChosen = async (option: string) => {
      await expect(args.onChange).toHaveBeenLastCalledWith(option);
      await expect(pill).toHaveTextContent(option);
      await expect(pill).toHaveAttribute('aria-expanded', 'false');
    };
    await isChosen('Design');
    await expect(pill).toHaveFocus();
    for (const [keys, active] of moves) {
      await step(`${keys} moves to ${active}`, async () => {
        await userEvent.keyboard(keys);
        await expect(activeText()).toBe(active);
      });
    }
    await step('Enter and Space choose, Escape does not', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
      await isChosen('Frontend');
      await userEvent.keyboard('{Enter}d{End} ');
      await isChosen('Database');
      await userEvent.keyboard('{Enter}{Home}{Escape}');
      await isChosen('Database');
      await expect(pill).toHaveFocus();
    });
    await step('a press outside closes without choosing', async () => {
      await userEvent.click(pill);
      await userEvent.click(document.body);
      await isChosen('Database');
    });
    await step('Tab chooses and goes on', async () => {
      pill.focus();
      await userEvent.keyboard('{Enter}{Home}');
      await userEvent.tab();
      await isChosen('All');
      await expect(pill).not.toHaveFocus();
    });
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  play: async ({ canvas, step }) => {
    const pill = canvas.getByRole('combobox');
    await userEvent.click(pill);
    await step('leaving the window leaves it open', async () => {
      fireEvent.focusOut(pill);
      await expect(canvas.getAllByRole('option')).toHaveLength(sampleCategories.length);
    });
  },
};

export const LongText: Story = {
  args: {
    options: ['All', 'Accessibility in public transport and in other places where people wait'],
    value: 'Accessibility in public transport and in other places where people wait',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
