const words =
  'a list keeps what it was told and shows it again to whoever asks with the right word'.split(' ');

/** Text that is the same every time and differs from post to post, since equal texts would compress to nothing. */
function sentence(seed: number, length: number): string {
  const chosen = Array.from({ length }, (_, at) => {
    const word = words[(seed * 7 + at * 13 + ((seed * at) % 11)) % words.length] ?? '';
    return at % 5 === 4 ? `${word}${((seed + 1) * (at + 3)) % 997}` : word;
  });
  return `${chosen.join(' ')}.`;
}

/** The slug of a generated post. */
export const slugOf = (index: number) => `generated-post-${index}`;

/**
 * A blog post as the owner would write it: the text of its file below `packages/content/src/data/posts`. It is some 600 words
 * long, and comes after all others in the list.
 *
 * @param index from 1
 */
export function generatedPost(index: number): string {
  const paragraphs = (section: number) =>
    Array.from({ length: 3 }, (_, at) => sentence(index * 31 + section * 7 + at, 40));
  const date = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
  const tiles = ['manjal', 'kaavi', 'neem', 'neelam', 'lotus', 'leaf'];
  const covers = ['to-do-list-app', 'cloudvendor', 'rfid-bus'];
  const post = {
    slug: slugOf(index),
    order: 1000 + index,
    title: `Generated post ${index}: ${sentence(index, 4)}`,
    content: sentence(index + 5, 28),
    image: { art: `covers/${covers[index % covers.length]}`, alt: sentence(index + 3, 12) },
    tile: tiles[index % tiles.length],
    date,
    category: index % 2 ? 'Task Management' : 'Web Design',
    link: { kind: 'page' },
    page: {
      subtitle: sentence(index + 1, 12),
      badge: 'App',
      publishedOn: date,
      updatedOn: date,
      readTime: '3 Mins',
      visit: { label: 'Visit the project', href: `https://example.com/generated/${index}` },
      description: sentence(index + 2, 14),
      sections: Array.from({ length: 5 }, (_, section) => ({
        id: `part-${section + 1}`,
        heading: `Part ${section + 1}`,
        blocks: paragraphs(section),
      })),
    },
  };
  return `import { definePost } from '../../define';\n\nexport default definePost(${JSON.stringify(post, null, 2)} as Parameters<typeof definePost>[0]);\n`;
}
