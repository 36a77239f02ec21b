import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { articleSample, everyBlockSample } from '../../samples/article';
import { longName, longWord, missingPhotoSample, photoSample } from '../../samples/cards';
import { Prose } from '../Prose/Prose';
import { ArticleLayout } from './ArticleLayout';

const meta = {
  title: 'Article/ArticleLayout',
  component: ArticleLayout,
  parameters: { layout: 'fullscreen' },
  args: { ...articleSample, children: <Prose sections={everyBlockSample} /> },
} satisfies Meta<typeof ArticleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.author)).toHaveAttribute('translate', 'no');
    await expect(canvas.getByText(args.readTime)).toBeVisible();
    const link = canvas.getByRole('link', { name: /^→ Visit the Project/ });
    await expect(link).toHaveAttribute('target', '_blank');
    // What runs off the drawing's edge runs on to the page's.
    const [drawing] = canvas.getAllByRole('img');
    await expect(drawing!.parentElement!.getBoundingClientRect().left).toBeLessThanOrEqual(0);
    await expect(drawing!.getBoundingClientRect().left).toBeGreaterThan(0);
  },
};

export const Photo: Story = {
  args: { image: photoSample, tile: 'lotus' },
  play: async ({ canvas, args }) => {
    const { left } = canvas.getByText(args.subtitle).getBoundingClientRect();
    const frame = canvas.getAllByRole('img')[0]!.closest('span')!;
    await expect(frame.getBoundingClientRect().left).toBe(left);
  },
};

export const NothingToVisit: Story = {
  args: { visit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^→/ })).toBeNull();
  },
};

export const OneSection: Story = {
  args: { children: <Prose sections={everyBlockSample.slice(0, 1)} />, tile: 'leaf' },
};

export const LongText: Story = {
  args: {
    subtitle: longName,
    category: longName,
    author: longWord,
    visit: { label: `→ ${longName}`, href: 'https://example.com' },
    tile: 'kaavi',
  },
};

export const MissingImage: Story = { args: { image: missingPhotoSample } };
