import preview from '../../../.storybook/preview';

import { longName, postSamples } from '../../samples/cards';
import { PostCard } from './PostCard';

const meta = preview.meta({
  title: 'Cards and lists/PostCard (blog card, teaser)',
  id: 'cards-work-postcard',
  component: PostCard,
  args: postSamples[0],
});

export const Default = meta.story();

export const Updated = meta.story({ args: { updatedOn: '2025-03-14' } });

/** A post that is not written yet shows no date. */
export const Upcoming = meta.story({
  args: { title: 'More to come', category: 'Upcoming', tile: 'blank', isUpcoming: true },
});

export const LongText = meta.story({
  args: { title: longName, content: `${longName}. `.repeat(4), author: longName },
});
