/** Formats the report of `content:check`. Each function that lists findings returns a title and lines, or an empty list. */
import { fieldName } from '../explain';
import { isValidDate } from '../format';
import { contentDisplayPath } from './folders';
import type { PictureWithUsage } from './pictures';
import type { SampleRecord } from './samples';
import type { Source } from './sources';

interface Findings {
  /** Problems, one line each. */
  problems: readonly string[];
  samples: readonly SampleRecord[];
  /** Other lists of lines; empty ones are omitted. */
  others: readonly (readonly string[])[];
}

/** Formats the report: samples by file, then the other lists. Problems come last, so that they stay in view. */
export function contentReport({ problems, samples, others }: Findings): string {
  const files = [...new Set(samples.map(({ file }) => file))];
  const heading =
    samples.length === 0
      ? ['No samples are left.']
      : [
          `${countOf(samples.length, 'sample', 'samples')} left to replace, in ${countOf(files.length, 'file', 'files')} under ${contentDisplayPath}.`,
          'Replace each !sample with your own value.',
        ];
  const sampleLists = files.map((file) => {
    const lines = samples
      .filter((sample) => sample.file === file)
      .map(
        ({ path, value, hint }) =>
          `${fieldName(path)}: ${shortened(value)}${hint ? ` (${hint})` : ''}`,
      );
    return withTitle(file, lines);
  });
  const problemList = withTitle(countOf(problems.length, 'problem', 'problems'), problems);
  return [heading, ...sampleLists, ...others, problemList]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const indent = (line: string) => `  ${line}`;

export const countOf = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Returns a title and indented lines; an empty list if there are no lines. */
export const withTitle = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map(indent)];

/** Lists entries that visitors do not see yet. */
export function hiddenLines(sources: readonly Source[], today: string): string[] {
  const lines = sources.flatMap(({ file, value }) => {
    const { draft, date } = (value ?? {}) as Record<string, unknown>;
    if (draft === true) return [`${file}: draft; remove "draft" to publish it`];
    return typeof date === 'string' && isValidDate(date) && date > today
      ? [`${file}: appears in the first build on or after ${date}`]
      : [];
  });
  return withTitle('Hidden from visitors', lines);
}

/** Lists what the build ignores in Markdown (fields from other site generators, unknown code languages), with line numbers. */
export const omittedLines = (sources: readonly Source[]): string[] =>
  withTitle(
    'Ignored fields and languages',
    sources.flatMap(({ markdown }) => markdown?.omitted ?? []),
  );

/** Recommended maximum size of an original image. */
const maxBytes = 8_000_000;
/** Minimum width for an image to look sharp on a wide screen. */
const minWidthPx = 640;

/** Lists image files that are too large, too small or unused. `pictures` contains each file once for each language. */
export function pictureLines(pictures: readonly PictureWithUsage[]): string[] {
  const named = new Set(pictures.flatMap(({ file, isNamed }) => (isNamed ? [file] : [])));
  const used = new Set(
    pictures.flatMap(({ file, isShown, halftones }) =>
      named.has(file) && (isShown || halftones.length > 0) ? [file] : [],
    ),
  );
  const files = new Map(pictures.map((picture) => [picture.file, picture]));
  const lines = [...files.values()].flatMap(({ file, width, bytes }) => [
    ...(used.has(file) ? [] : [`${file}: not used on any page; use it or remove the file`]),
    ...(bytes > maxBytes ? [`${file}: ${(bytes / 1e6).toFixed(1)} MB; 8 MB is enough`] : []),
    ...(width < minWidthPx && !file.endsWith('.svg')
      ? [`${file}: ${width} px wide; use at least ${minWidthPx} px for a sharp picture`]
      : []),
  ]);
  return withTitle('Pictures', lines);
}
