import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import {
  articleEndSample,
  articleSample,
  awkwardBlocksSample,
  everyBlockSample,
} from '../../samples/article';
import { longName, longWord, missingPhotoSample, photoSample } from '../../samples/cards';
import { ownerLineSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { ArticleView } from './ArticleView';

const meta = {
  ...pageStory,
  title: 'Pages/Article',
  component: ArticleView,
  parameters: { ...pageStory.parameters, current: 'Projects' },
  args: {
    ...articleSample,
    heading: 'RFID bus number announcer for blind riders',
    published: { label: '10 December 2024', dateTime: '2024-12-10' },
    updated: { label: '14 March 2025', dateTime: '2025-03-14' },
    owner: ownerLineSample,
    sections: everyBlockSample,
    end: articleEndSample,
  },
} satisfies Meta<typeof ArticleView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part enters after its delay; text is visible at once and only moves. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.updated.label)).toHaveAttribute('datetime', '2025-03-14');
    const article = within(canvas.getByRole('article'));
    await expect(article.getByText(args.author, { selector: 'dd' })).toHaveAttribute(
      'translate',
      'no',
    );
    await expect(article.getByText(args.readTime)).toBeVisible();
    await expect(article.getByRole('link', { name: 'radio' })).toHaveAttribute(
      'href',
      '/blogs?search=radio',
    );
    await expect(article.getByText('Part 2 of 3')).toBeVisible();
    const parts = within(article.getByText('Part 2 of 3').parentElement!).getAllByRole('listitem');
    await expect(parts[1]!.firstChild).toHaveAttribute('aria-current', 'page');
    const link = article.getByRole('link', { name: /^→ Visit the Project/ });
    await expect(link).toHaveAttribute('target', '_blank');
    // A drawing that overflows its edge continues to the page's.
    const [drawing] = article.getAllByRole('img');
    await expect(drawing!.parentElement!.getBoundingClientRect().left).toBeLessThanOrEqual(0);
    await expect(drawing!.getBoundingClientRect().left).toBeGreaterThan(0);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const heading = canvas.getByRole('heading', { level: 1, name: args.heading });
    const [entrance] = heading.getAnimations();
    await expect(entrance?.effect?.getTiming()).toMatchObject({ delay: 200, duration: 800 });
    await expect(getComputedStyle(heading).opacity).toBe('1');
  },
};

export const Photo: Story = {
  args: { image: photoSample, tile: 'warm' },
  play: async ({ canvas, args }) => {
    const { left } = canvas.getByText(args.subtitle).getBoundingClientRect();
    const [photo] = within(canvas.getByRole('article')).getAllByRole('img');
    await expect(photo!.closest('span')!.getBoundingClientRect().left).toBe(left);
  },
};

/** An update on the day of publication is not shown. */
export const Unchanged: Story = {
  args: { updated: { label: '10 December 2024', dateTime: '2024-12-10' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Published')).toBeVisible();
    await expect(canvas.queryByText('Last updated')).toBeNull();
  },
};

/** One section and no project link. */
export const Short: Story = {
  args: { sections: everyBlockSample.slice(0, 1), visit: undefined, tile: 'fresh' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^→/ })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    heading: longName,
    sections: awkwardBlocksSample,
    subtitle: longName,
    category: longName,
    author: longWord,
    visit: { label: `→ ${longName}`, href: 'https://example.com' },
    tile: 'highlight',
  },
};

export const MissingImage: Story = { args: { image: missingPhotoSample } };
