import preview from '../../../.storybook/preview';

import { longName, longWord } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { SiteIndexView } from './SiteIndexView';

const entry = (title: string, text: string) => ({ title, text, href: `/${title.toLowerCase()}` });

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/SiteIndex',
  component: SiteIndexView,
  args: {
    head: {
      heading: 'Everything here',
      lead: 'Every page, by kind.',
      tile: 'fresh',
      kolam: 'plain',
    },
    groups: [
      {
        heading: 'Pages',
        entries: [entry('About', 'My story so far.'), entry('Skills', 'My tools.')],
      },
      { heading: 'Posts', entries: [entry('Kettle', 'How a kettle knows when to stop.')] },
    ],
  } as const,
});

export const Default = meta.story();
export const LongText = meta.story({
  args: { groups: [{ heading: longName, entries: [entry(longWord, longName)] }] },
});
