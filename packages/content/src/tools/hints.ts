/** What `content:check` tells an owner besides mistakes and samples: each list has its title first, and is empty when all is well. */
import type { Outcome } from './content';
import type { Source } from './sources';

const titled = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

/**
 * Lists the entries that visitors do not see yet.
 *
 * @param today the day, as year-month-day
 */
export function hiddenLines(sources: readonly Source[], today: string): string[] {
  const lines = sources.flatMap(({ file, value }) => {
    const { draft, date } = (value ?? {}) as Record<string, unknown>;
    if (draft === true) return [`${file}: a draft; remove "draft" when it is finished`];
    return typeof date === 'string' && date > today
      ? [`${file}: appears with the first build on ${date}`]
      : [];
  });
  return titled('Not for visitors yet', lines);
}

/** Lists the fields of other generators that are left out, with their lines. */
export const omittedLines = (sources: readonly Source[]): string[] =>
  titled(
    'Fields without a meaning here',
    sources.flatMap(({ markdown }) => markdown?.omitted ?? []),
  );

/** More than this, in bytes, makes a repository heavy; what visitors load is made smaller in any case. */
const heavyBytes = 8_000_000;
/** Fewer pixels than this look coarse on a wide screen. */
const narrowPx = 640;

/** Lists image files that are too heavy, too small, or that no page shows. */
export function pictureLines(pictures: Outcome['pictures']): string[] {
  const lines = pictures.flatMap(({ file, width, bytes, isShown, halftones }) => [
    ...(isShown || halftones.length > 0
      ? []
      : [`${file}: no page shows it; name it, or remove the file`]),
    ...(bytes > heavyBytes ? [`${file}: ${(bytes / 1e6).toFixed(1)} MB; 8 MB are plenty`] : []),
    ...(width < narrowPx && !file.endsWith('.svg')
      ? [`${file}: ${width} px wide; from ${narrowPx} px on it is sharp everywhere`]
      : []),
  ]);
  return titled('Pictures', lines);
}
