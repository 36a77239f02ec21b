/** What `content:check` prints. */
import { fieldName } from '../explain';
import { contentFolderName } from './folders';
import type { SampleRecord } from './samples';

/** What there is to report. */
interface Findings {
  /** The mistakes, one line each. */
  problems: readonly string[];
  /** The values that the owner still has to replace. */
  samples: readonly SampleRecord[];
  /** Whatever else there is to say, a list of lines each; an empty one is left out. */
  others: readonly (readonly string[])[];
}

/** Writes the report: mistakes first, then the samples by file, then everything else. */
export function contentReport({ problems, samples, others }: Findings): string {
  const parts: string[] = [];
  if (problems.length > 0) {
    parts.push(title(problems.length, 'problem', 'problems'), ...problems.map(indent), '');
  }
  if (samples.length === 0) {
    parts.push('No samples are left: every value is the owner’s own.');
  } else {
    const files = [...new Set(samples.map(({ file }) => file))];
    parts.push(
      `${title(samples.length, 'sample', 'samples')} to replace in ${title(files.length, 'file', 'files')} below ${contentFolderName}.`,
      'Write your own value in place of each !sample.',
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
  return parts.join('\n');
}

const indent = (line: string) => `  ${line}`;

const title = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

/** A value on one line of bearable length. */
function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
