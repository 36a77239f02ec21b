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

/** Without headings, there is no line beside the text, and blocks start at the page's edge. */
export const WithoutHeadings = meta.story({
  loaders: [loadRareParts],
  args: {
    sections: sectionsFrom(`<div id="text"><p>Talks about clocks and buses.</p>
      <ul data-block="entries">
        <li>
          <p><time datetime="2026-05">May 2026</time></p>
          <p><strong><a href="/talk">Forms that forgive</a></strong></p>
          <p><small>FrontConf, Vienna</small></p>
          <p>The mistakes that forms punish.</p>
        </li>
        <li>
          <p><time datetime="2025">2025</time></p>
          <p><strong>What a screen reader hears</strong></p>
        </li>
      </ul></div>`),
  },
});
