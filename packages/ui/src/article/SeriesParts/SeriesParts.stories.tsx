import preview from '../../../.storybook/preview';
import { messages } from '@portfolio/messages';

import { longName } from '../../samples/cards';
import { Facts } from '../../pages/Article/ArticleView.styles';
import { SeriesParts } from './SeriesParts';

const meta = preview.meta({
  title: 'Navigation and layout/SeriesParts (series, parts, previous and next)',
  id: 'article-seriesparts',
  component: SeriesParts,
  render: (args) => (
    <Facts>
      <dt>{messages.series.label}</dt>
      <dd>
        <SeriesParts {...args} />
      </dd>
    </Facts>
  ),
  args: {
    name: 'Building an announcer',
    current: 1,
    parts: [
      { title: 'Reading a tag', href: '/blogs/tag' },
      { title: 'Speaking a number', href: '/blogs/number' },
      { title: 'Riding the bus', href: '/blogs/bus' },
    ],
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    name: longName,
    parts: [
      { title: longName, href: '/blogs/tag' },
      { title: longName, href: '/blogs/number' },
    ],
  },
});
