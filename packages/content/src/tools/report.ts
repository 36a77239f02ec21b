/** What `content:check` prints. */
import { contentFolderName } from './folders';
import type { SampleRecord } from './samples';

/** What there is to report. */
interface Findings {
  /** The mistakes, one line each. */
  problems: readonly string[];
  /** The values that the owner still has to replace. */
  samples: readonly SampleRecord[];
  /** What there is to say of skills with a high percentage that no entry shows. */
  unproven?: readonly string[];
  /** What there is to say of services that are not configured. */
  unconfigured: readonly string[];
}

/**
 * Writes the report: mistakes first, then the samples by file, then the services.
 *
 * @returns the lines as one text
 */
export function contentReport({
  problems,
  samples,
  unproven = [],
  unconfigured,
}: Findings): string {
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
      'Write your own value in place of each sample(…).',
    );
    for (const file of files) {
      parts.push('', file);
      samples
        .filter((sample) => sample.file === file)
        .forEach(({ field, value, hint }) =>
          parts.push(indent(`${field}: ${shortened(value)}${hint ? ` (${hint})` : ''}`)),
        );
    }
  }
  if (unproven.length > 0) parts.push('', ...unproven);
  if (unconfigured.length > 0) parts.push('', ...unconfigured);
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
