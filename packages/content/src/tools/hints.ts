/** Hints that `content:check` lists in addition to mistakes and samples: a title and lines, or nothing. */
import type { Environment } from '../services';
import type { Outcome } from './content';
import { assembleLanguages } from './languages';
import type { Source } from './sources';

const titled = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

/**
 * Lists entries that visitors do not see yet.
 *
 * @param today as `YYYY-MM-DD`
 */
export function hiddenLines(sources: readonly Source[], today: string): string[] {
  const lines = sources.flatMap(({ file, value }) => {
    const { draft, date } = (value ?? {}) as Record<string, unknown>;
    if (draft === true) return [`${file}: draft; remove "draft" to publish it`];
    return typeof date === 'string' && date > today
      ? [`${file}: appears in the first build on or after ${date}`]
      : [];
  });
  return titled('Hidden from visitors', lines);
}

/** Lists ignored fields from other site generators, with their lines. */
export const omittedLines = (sources: readonly Source[]): string[] =>
  titled(
    'Ignored fields',
    sources.flatMap(({ markdown }) => markdown?.omitted ?? []),
  );

/** Maximum size of an original image, in bytes. Visitors get smaller files. */
const heavyBytes = 8_000_000;
/** Minimum width for an image to look sharp on a wide screen, in pixels. */
const narrowPx = 640;

/** Marks pictures that only drafts and future entries use as used. */
export function withHiddenUses(
  pictures: Outcome['pictures'],
  sources: readonly Source[],
  env?: Environment,
): Outcome['pictures'] {
  const used = new Set(
    assembleLanguages(sources, { env, withDrafts: true })
      .flatMap(({ outcome }) => outcome.pictures)
      .filter(({ isShown, halftones }) => isShown || halftones.length > 0)
      .map(({ file }) => file),
  );
  return pictures.map((one) => ({ ...one, isShown: one.isShown || used.has(one.file) }));
}

/** Lists image files that are too large, too small or unused. */
export function pictureLines(pictures: Outcome['pictures']): string[] {
  const lines = pictures.flatMap(({ file, width, bytes, isShown, halftones }) => [
    ...(isShown || halftones.length > 0
      ? []
      : [`${file}: not used on any page; use it or remove the file`]),
    ...(bytes > heavyBytes ? [`${file}: ${(bytes / 1e6).toFixed(1)} MB; 8 MB is enough`] : []),
    ...(width < narrowPx && !file.endsWith('.svg')
      ? [`${file}: ${width} px wide; use at least ${narrowPx} px for a sharp picture`]
      : []),
  ]);
  return titled('Pictures', lines);
}
