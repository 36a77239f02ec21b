import preview from '../../../.storybook/preview';

import { loadRareParts, loadVideo } from '../../article/Prose/lazyComponents';
import { blocksSample, commonBlocksSample, sectionsFrom } from '../../samples/article';
import { pageStory } from '../pageStory';
import { CustomPageView } from './CustomPageView';

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/CustomPage',
  component: CustomPageView,
  args: {
    head: { heading: 'Uses', lead: 'The tools on my workbench and on my laptop.', tile: 'fresh' },
    sections: commonBlocksSample,
  } as const,
});

export const Default = meta.story();

/** A gallery uses the full width, below the table of contents. */
export const WithGallery = meta.story({
  loaders: [loadVideo, loadRareParts],
  args: { sections: [...commonBlocksSample, ...blocksSample] },
});

/** A single section needs no table of contents. */
export const Short = meta.story({
  args: {
    sections: sectionsFrom('<section id="now"><h2>Now</h2><p>I repair clocks.</p></section>'),
  },
});
