const words =
  'a list keeps what it was told and shows it again to whoever asks with the right word'.split(' ');

/** Text that is the same every time and differs from post to post, since equal texts would compress to nothing. */
export function sentence(seed: number, length: number): string {
  const chosen = Array.from({ length }, (_, at) => {
    const word = words[(seed * 7 + at * 13 + ((seed * at) % 11)) % words.length] ?? '';
    return at % 5 === 4 ? `${word}${((seed + 1) * (at + 3)) % 997}` : word;
  });
  return `${chosen.join(' ')}.`;
}

/** A word that most generated posts have, followed by a number of its own: the search's files for it are the fullest. */
export const searchedWord = 'keeps12';

export const slugOf = (index: number) => `generated-post-${index}`;

/**
 * A blog post as the owner would write it: the text of its file in the folder of posts. It is some 600 words long, and comes after
 * all others in the list.
 *
 * @param index from 1
 */
export function generatedPost(index: number): string {
  // In the past, however many there are: a post of a day to come is no part of the site yet.
  const date = new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10);
  const tiles = ['manjal', 'kaavi', 'neem', 'neelam', 'lotus', 'leaf'];
  const covers = ['to-do-list-app', 'cloudvendor', 'rfid-bus'];
  const sections = Array.from({ length: 5 }, (_, section) => [
    `## Part ${section + 1}`,
    ...Array.from({ length: 3 }, (_, at) => sentence(index * 31 + section * 7 + at, 40)),
  ]);
  return `---
title: 'Generated post ${index}: ${sentence(index, 4)}'
summary: ${sentence(index + 5, 28)}
order: ${1000 + index}
date: ${date}
category: ${index % 2 ? 'Task Management' : 'Web Design'}
badge: App
tile: ${tiles[index % tiles.length]}
image:
  art: covers/${covers[index % covers.length]}
  alt: ${sentence(index + 3, 12)}
subtitle: ${sentence(index + 1, 12)}
description: ${sentence(index + 2, 14)}
visit: https://example.com/generated/${index}
---

${sections.flat().join('\n\n')}
`;
}
