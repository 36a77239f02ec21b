import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../workspace';

const demoPosts = join(repoRoot, 'packages/content/demo/posts');

/** All words in the demo's posts, including repetitions, so that their frequencies are natural. */
const words = readdirSync(demoPosts)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => readFileSync(join(demoPosts, file), 'utf8').match(/\b[a-z]{2,}\b/gi) ?? []);

/** Returns a pseudo-random number for a seed, using MurmurHash3's finalizer. */
function hash(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Returns a deterministic sentence for a seed. Posts need different text, because identical text would compress to almost nothing. */
export const sentence = (seed: number, length: number): string =>
  `${Array.from({ length }, (_, at) => words[hash(seed * 512 + at) % words.length]).join(' ')}.`;

export const slugOf = (index: number) => `generated-post-${index}`;

/**
 * Generates a blog post of about 600 words as Markdown.
 *
 * @param index the post's number, from 1
 */
export function generatedPost(index: number): string {
  // Always in the past, because posts with a future date are not published.
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
