import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import {
  articleEndSample,
  articleSample,
  awkwardBlocksSample,
  everyBlockSample,
} from '../../samples/article';
import { longName } from '../../samples/cards';
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

/** Each part enters after its delay; words are there from the first moment and merely move. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.updated.label)).toHaveAttribute('datetime', '2025-03-14');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const heading = canvas.getByRole('heading', { level: 1, name: args.heading });
    const [entrance] = heading.getAnimations();
    await expect(entrance?.effect?.getTiming()).toMatchObject({ delay: 200, duration: 800 });
    await expect(getComputedStyle(heading).opacity).toBe('1');
  },
};

export const LongText: Story = { args: { heading: longName, sections: awkwardBlocksSample } };
