import { defineProject } from '../../define';
import { sample } from '../../sample';

export default defineProject({
  slug: 'notes-app-project',
  order: 5,
  name: 'Notes app project',
  category: 'Web Design',
  tile: 'lotus',
  image: {
    art: 'covers/notes-app',
    alt: 'A page with a folded corner; looping handwriting runs along two of its dotted lines and stops at a bright dot.',
  },
  link: {
    kind: 'external',
    href: sample('https://example.com/notes-app', 'the address of the notes app'),
  },
});
