/** Takes the samples out of the content and keeps a list of them. */
import type { FieldPath } from '../explain';
import { isSample } from '../sample';

/** A value that the owner still has to replace. */
export interface SampleRecord {
  /** The file, below the content folder. */
  file: string;
  path: FieldPath;
  value: unknown;
  /** What to put in its place, where the field's name does not say it. */
  hint?: string | undefined;
}

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
