/** Formats the report of `content:check`. */
import { fieldName } from '../explain';
import { contentFolderName } from './folders';
import type { SampleRecord } from './samples';

interface Findings {
  /** Mistakes, one line each. */
  problems: readonly string[];
  /** Values that the owner still has to replace. */
  samples: readonly SampleRecord[];
  /** Other lists of lines; empty ones are omitted. */
  others: readonly (readonly string[])[];
}

/** Files whose samples visitors notice first, in that order. */
const firstFiles = ['home', 'owner', 'navigation', 'site', 'pages', 'about', 'skills', 'footer'];

const rankOf = (file: string) => {
  const rank = firstFiles.indexOf(file.replace(/\.yaml$/, ''));
  return rank < 0 ? firstFiles.length : rank;
};

/** Formats the report: samples by file, the most visible first, then the other lists, and mistakes last, where a terminal shows them. */
export function contentReport({ problems, samples, others }: Findings): string {
  const parts: string[] = [];
  if (samples.length === 0) {
    parts.push('No samples are left.');
  } else {
    const files = [...new Set(samples.map(({ file }) => file))].sort(
      (one, other) => rankOf(one) - rankOf(other),
    );
    parts.push(
      `${title(samples.length, 'sample', 'samples')} left to replace, in ${title(files.length, 'file', 'files')} under ${contentFolderName}.`,
      'Replace each !sample with your own value.',
    );
    for (const file of files) {
      parts.push('', file);
      samples
        .filter((sample) => sample.file === file)
        .forEach(({ path, value, hint }) =>
          parts.push(indent(`${fieldName(path)}: ${shortened(value)}${hint ? ` (${hint})` : ''}`)),
        );
    }
  }
  for (const lines of others) if (lines.length > 0) parts.push('', ...lines);
  if (problems.length > 0) {
    parts.push('', title(problems.length, 'problem', 'problems'), ...problems.map(indent));
  }
  return parts.join('\n');
}

const indent = (line: string) => `  ${line}`;

const title = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

/** Formats a value as one short line. */
function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
