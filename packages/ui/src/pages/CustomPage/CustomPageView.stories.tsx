import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { everyBlockSample, sectionsFrom } from '../../samples/article';
import { pageStory } from '../pageStory';
import { CustomPageView } from './CustomPageView';

const meta = {
  ...pageStory,
  title: 'Pages/CustomPage',
  component: CustomPageView,
  args: {
    words: { heading: 'Uses', lead: 'What is on the bench, and what I write with.', tile: 'fresh' },
    sections: everyBlockSample,
  },
} satisfies Meta<typeof CustomPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Uses' })).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getByRole('link', { name: 'Key features' })).toBeVisible();
  },
};

/** One section needs no table of contents. */
export const Short: Story = {
  args: {
    sections: sectionsFrom('<section id="now"><h2>Now</h2><p>I wind clocks.</p></section>'),
  },
};
