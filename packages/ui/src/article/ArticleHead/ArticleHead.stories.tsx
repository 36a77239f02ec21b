import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { datesSample } from '../../samples/article';
import { longName, longWord } from '../../samples/cards';
import { ownerLineSample } from '../../samples/chrome';
import { ArticleHead } from './ArticleHead';

const meta = {
  title: 'Article/ArticleHead',
  component: ArticleHead,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'RFID bus number announcer for blind riders',
    tile: 'neelam',
    ...datesSample,
    owner: ownerLineSample,
  },
} satisfies Meta<typeof ArticleHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.heading })).toBeVisible();
    await expect(canvas.getByText(args.updated.label)).toHaveAttribute('datetime', '2025-03-14');
  },
};

/** Each part enters after its delay; words are there from the first moment and merely move. */
export const Entering: Story = {
  play: async ({ canvas }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const heading = canvas.getByRole('heading');
    const [entrance] = heading.getAnimations();
    await expect(entrance?.effect?.getTiming()).toMatchObject({ delay: 200, duration: 800 });
    await expect(getComputedStyle(heading).opacity).toBe('1');
  },
};

export const OneWord: Story = { args: { heading: 'To-do', tile: 'leaf' } };

export const LongText: Story = { args: { heading: `${longName} ${longWord}`, tile: 'kaavi' } };
