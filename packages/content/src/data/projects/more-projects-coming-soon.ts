import { defineProject } from '../../define';

export default defineProject({
  slug: 'more-projects-coming-soon',
  order: 8,
  name: 'More Projects Coming Soon',
  category: 'Upcoming',
  tile: 'blank',
  image: {
    art: 'covers/coming-soon',
    alt: 'A square of dots with no line drawn between them yet; the first line has just arrived at the corner.',
  },
  link: { kind: 'none' },
});
