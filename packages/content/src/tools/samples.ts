/** Takes the samples out of the content and keeps a list of them. */
import type { FieldPath } from '../explain';

/** A value that the owner still has to replace. */
export interface SampleRecord {
  /** The file, below the content folder. */
  file: string;
  path: FieldPath;
  value: unknown;
  /** What to put in its place, where the field's name does not say it. */
  hint?: string | undefined;
}

/** The key that marks a sample. */
const sampleKey = Symbol('sample');

/** A stand-in value, with the reason why it is one. */
interface Sample {
  readonly [sampleKey]: true;
  readonly value: unknown;
  readonly hint?: string | undefined;
}

/** Marks a value as a sample; the hint says what to put in its place, when the field's name does not. */
export const sample = (value: unknown, hint?: string): Sample => ({
  [sampleKey]: true,
  value,
  hint,
});

/** Tells whether a value is marked as a sample. */
export const isSample = (value: unknown): value is Sample =>
  typeof value === 'object' && value !== null && sampleKey in value;

/**
 * Replaces each sample marker by its value.
 *
 * @param source what the author wrote; it is not changed
 * @param file the file, below the content folder
 * @returns the plain value, and a record of every marker that was in it
 */
export function unwrapSamples(
  source: unknown,
  file: string,
): { value: unknown; samples: SampleRecord[] } {
  const samples: SampleRecord[] = [];
  const unwrap = (value: unknown, path: FieldPath): unknown => {
    if (isSample(value)) {
      samples.push({ file, path, value: value.value, hint: value.hint });
      return value.value;
    }
    if (Array.isArray(value)) return value.map((item, index) => unwrap(item, [...path, index]));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, field]) => [key, unwrap(field, [...path, key])]),
      );
    }
    return value;
  };
  return { value: unwrap(source, []), samples };
}
