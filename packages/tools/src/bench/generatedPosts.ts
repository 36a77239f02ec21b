/** How many different words the posts are written in: about as many as some thousand posts in English have. */
const vocabulary = 40_000;

/** A fraction that looks chance and is the same every time (the finalizer of MurmurHash3). */
function fraction(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

const heads = 'b br c ch d f g h j k l m n p pl r s sh st t th tr v w y z'.split(' ');
const tails = 'a e i o u a e i o ai ea an en in on ar er al es ing'.split(' ');

/** A word that could be one, the longer the rarer it is. */
function wordOf(rank: number): string {
  const syllables = Array.from(
    { length: Math.ceil(Math.log(2 + rank) / Math.log(30)) },
    (_, at) => {
      const chosen = fraction(rank * 8 + at);
      const head = heads[Math.floor(chosen * heads.length)] ?? '';
      return head + (tails[Math.floor(((chosen * heads.length) % 1) * tails.length)] ?? '');
    },
  );
  return syllables.join('');
}

/** Text that is the same every time and differs from post to post, since equal texts would compress to nothing. */
export function sentence(seed: number, length: number): string {
  const chosen = Array.from({ length }, (_, at) =>
    // As often as words are in any language: the second half as often as the first, the tenth a tenth as often (Zipf's law).
    wordOf(Math.floor(vocabulary ** fraction(seed * 512 + at))),
  );
  return `${chosen.join(' ')}.`;
}

/** The name of a generated post in addresses. */
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
  const tiles = ['accent', 'highlight', 'deep', 'cool', 'warm', 'fresh'];
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
