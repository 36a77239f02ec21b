import preview from '../../../.storybook/preview';

import { everyBlockSample, sectionsFrom } from '../../samples/article';
import { pageStory } from '../pageStory';
import { CustomPageView } from './CustomPageView';

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/CustomPage',
  component: CustomPageView,
  args: {
    words: { heading: 'Uses', lead: 'What is on the bench, and what I write with.', tile: 'fresh' },
    sections: everyBlockSample,
  } as const,
});

export const Default = meta.story();

/** One section needs no table of contents. */
export const Short = meta.story({
  args: {
    sections: sectionsFrom('<section id="now"><h2>Now</h2><p>I wind clocks.</p></section>'),
  },
});
