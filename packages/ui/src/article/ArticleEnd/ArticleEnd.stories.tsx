import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { articleEndSample } from '../../samples/article';
import { longName, longWord } from '../../samples/cards';
import { ArticleEnd } from './ArticleEnd';

const meta = {
  title: 'Navigation and layout/ArticleEnd (share, related posts, previous and next)',
  id: 'article-articleend',
  component: ArticleEnd,
  parameters: {
    layout: 'fullscreen',
    usage: {
      do: 'say what related articles have in common.',
      dont: 'lead to more than three of them.',
      keys: { Enter: 'Follows the link.', 'Enter, Space': 'Shares or copies the address.' },
      reader: 'Two navigations, “Related” and “Keep reading”; announces that the link was copied.',
    },
  },
  args: articleEndSample,
} satisfies Meta<typeof ArticleEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    const reply = canvas.getByRole('link', { name: 'Write to me about this' });
    await expect(reply).toHaveAttribute('href', args.replyHref);
    await expect(canvas.getByText('In common: C, Electronics')).toBeVisible();
    const neighbours = within(canvas.getByRole('navigation', { name: 'Keep reading' }));
    const next = neighbours.getByRole('link', { name: args.next?.title });
    await expect(next).toHaveAttribute('rel', 'next');
    // Side by side, where there is room for both.
    const tops = ['Related', 'Keep reading'].map(
      (name) => canvas.getByRole('heading', { name }).getBoundingClientRect().top,
    );
    await expect(tops[1]).toBe(tops[0]);
    // However the titles are broken, the dot behind them stays within the column.
    for (let width = 300; width < 400; width += 5) {
      canvasElement.style.inlineSize = `${width}px`;
      for (const item of canvas.getAllByRole('listitem')) {
        const { right: edge } = item.getBoundingClientRect();
        for (const { right } of within(item).getByRole('link').getClientRects()) {
          await expect(right).toBeLessThanOrEqual(edge);
        }
      }
    }
    canvasElement.style.inlineSize = '';
  },
};

const share = fn(async () => {});

/** On a device that shares by itself. */
export const Shared: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenLastCalledWith({
      title: document.title,
      url: location.origin + location.pathname,
    });
  },
};

/** The first of a list has nothing before it. */
export const First: Story = { args: { previous: undefined } };

/** The only article that there is. */
export const Alone: Story = {
  args: { previous: undefined, next: undefined, related: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    previous: { title: longName, href: '/long' },
    next: { title: longWord, href: '/longer' },
    related: [{ title: `${longWord} ${longName}`, href: '/longest', shared: [longName, longWord] }],
  },
};
