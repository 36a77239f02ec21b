import { defineDocument, sample } from '@portfolio/content/define';

const emojiHint = 'the emoji of the badge';

export default defineDocument('activity', {
  cards: [
    {
      id: 'leetCode',
      heading: 'LeetCode',
      linkLabel: 'View profile',
      alt: 'How many LeetCode problems are solved, by difficulty.',
    },
    {
      id: 'gitHubStats',
      heading: 'GitHub stats',
      linkLabel: 'View profile',
      alt: 'Stars, commits, pull requests and issues on GitHub.',
    },
    {
      id: 'gitHubLanguages',
      heading: 'Top languages',
      linkLabel: 'View repositories',
      alt: 'The languages used most in the GitHub repositories.',
    },
  ],
  badgesHeading: 'Infosys Springboard Badges',
  badges: [
    {
      name: 'Duelist',
      emoji: sample('⚔️', emojiHint),
      image: { art: 'medals/duelist', alt: 'Two crossed blades with a bright dot between them.' },
      tile: 'neem',
    },
    {
      name: 'Fledgling',
      emoji: sample('🐣', emojiHint),
      image: { art: 'medals/fledgling', alt: 'A seedling that grows from a bright dot.' },
      tile: 'leaf',
    },
    {
      name: 'Warrior',
      emoji: sample('🛡️', emojiHint),
      image: { art: 'medals/warrior', alt: 'A shield with a bright dot at its centre.' },
      tile: 'ink',
    },
  ],
});
