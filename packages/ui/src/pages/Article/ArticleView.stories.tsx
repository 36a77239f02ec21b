import preview from '../../../.storybook/preview';

import { loadRareParts } from '../../article/Prose/lazyComponents';
import { SeriesParts } from '../../article/SeriesParts/SeriesParts';
import {
  articleEndSample,
  articleSample,
  longBlocksSample,
  commonBlocksSample,
} from '../../samples/article';
import { longName, longWord, photoSample } from '../../samples/cards';
import { ownerLineSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { ArticleView } from './ArticleView';

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Article',
  component: ArticleView,
  subcomponents: { SeriesParts },
  loaders: [loadRareParts],
  parameters: { ...pageStory.parameters, current: 'Projects' },
  args: {
    ...articleSample,
    heading: 'RFID bus number announcer for blind riders',
    published: { label: '10 December 2024', dateTime: '2024-12-10' },
    updated: { label: '14 March 2025', dateTime: '2025-03-14' },
    owner: ownerLineSample,
    sections: commonBlocksSample,
    end: articleEndSample,
  } as const,
});

/** Each part slides in after a delay, but text is visible from the start. */
export const Default = meta.story();

export const LongText = meta.story({
  args: {
    heading: longName,
    sections: longBlocksSample,
    subtitle: longName,
    category: longName,
    author: longWord,
    series: { ...articleSample.series, name: longName },
    visit: { label: `→ ${longName}`, href: 'https://example.com' },
    image: photoSample,
    tile: 'highlight',
  },
});
