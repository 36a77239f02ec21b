import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { sampleCategories } from '../../samples/options';
import { controlled } from '../../samples/controlled';
import { FilterDropdown } from './FilterDropdown';

const Controlled = controlled(FilterDropdown);

const meta = {
  title: 'Forms/Filters/FilterDropdown',
  component: FilterDropdown,
  args: { label: 'Category', options: sampleCategories, value: 'All', onChange: fn() },
  render: (args) => (
    <div style={{ minBlockSize: '28rem', display: 'flex', alignItems: 'flex-start' }}>
      <Controlled {...args} />
    </div>
  ),
  parameters: {
    usage: {
      do: 'use it to choose one category out of a short list.',
      dont: 'use it in a form: what it chooses takes effect at once.',
      keys: {
        'Enter, Space, ↓ ↑': 'Open it; Enter and Space choose.',
        'Home, End, letters': 'Move in the list.',
        Tab: 'Chooses and goes on.',
        Escape: 'Closes without choosing.',
      },
      reader: 'Label, the chosen category, “combo box, collapsed”; each option as it is reached.',
    },
  },
} satisfies Meta<typeof FilterDropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const pill = canvas.getByRole('combobox', { name: 'Category' });
    const activeText = () =>
      document.getElementById(pill.getAttribute('aria-activedescendant') ?? '')?.textContent;

    await step(
      'a click opens it on the chosen option, and the focus stays on the pill',
      async () => {
        await userEvent.click(pill);
        await expect(pill).toHaveAttribute('aria-expanded', 'true');
        await expect(pill).toHaveFocus();
        await expect(activeText()).toBe('All');
      },
    );
    await step('choosing an option closes it', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Design' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('Design');
      await expect(pill).toHaveAttribute('aria-expanded', 'false');
      await expect(pill).toHaveTextContent('Design');
      await expect(pill).toHaveFocus();
    });
    await step('arrows, Home and End move; Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(activeText()).toBe('Design');
      await userEvent.keyboard('{ArrowDown}');
      await expect(activeText()).toBe('Tools');
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(activeText()).toBe('Database');
      await userEvent.keyboard('{Home}{ArrowUp}');
      await expect(activeText()).toBe('All');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('Frontend');
      await expect(pill).toHaveAttribute('aria-expanded', 'false');
    });
    await step(
      'typing moves to what starts so; the same letter goes on; Space chooses',
      async () => {
        await userEvent.keyboard('d');
        await expect(activeText()).toBe('Design');
        await userEvent.keyboard('d');
        await expect(activeText()).toBe('Deployment');
        await userEvent.keyboard('d');
        await expect(activeText()).toBe('Database');
        await userEvent.keyboard('{End} ');
        await expect(args.onChange).toHaveBeenLastCalledWith('Database');
        await expect(pill).toHaveAttribute('aria-expanded', 'false');
      },
    );
    await step('Escape closes without choosing', async () => {
      await userEvent.keyboard('{Enter}{Home}{Escape}');
      await expect(pill).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onChange).toHaveBeenLastCalledWith('Database');
      await expect(pill).toHaveFocus();
    });
    await step('a press outside closes without choosing', async () => {
      await userEvent.click(pill);
      await userEvent.click(document.body);
      await expect(pill).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onChange).toHaveBeenLastCalledWith('Database');
    });
    await step('Tab chooses and goes on', async () => {
      pill.focus();
      await userEvent.keyboard('{Enter}{Home}');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('All');
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

/** A page translator has put every text into another element: choosing goes on working. */
export const Translated: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      const font = document.createElement('font');
      node.replaceWith(font);
      font.textContent = `«${node.data}»`;
    }
    const pill = canvas.getByRole('combobox');
    await userEvent.click(pill);
    await userEvent.click(canvas.getByRole('option', { name: '«Tools»' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Tools');
    await expect(pill).toHaveTextContent('Tools');
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('All');
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
