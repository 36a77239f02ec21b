import { definePost } from '../../define';
import { sample } from '../../sample';

export default definePost({
  slug: 'more-projects-coming-soon',
  order: 7,
  title: 'More Projects Coming Soon',
  content: 'The dots are laid out and the next line is being drawn. A new write-up is on its way.',
  image: {
    art: 'covers/coming-soon',
    alt: 'A square of dots with no line drawn between them yet; the first line has just arrived at the corner.',
  },
  tile: 'blank',
  date: sample('2025-08-11', 'the day on which this placeholder was added'),
  category: 'Upcoming',
  link: { kind: 'placeholder' },
});
