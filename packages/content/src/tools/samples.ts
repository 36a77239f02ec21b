/** Takes the samples out of the content and keeps a list of them. */
import { fieldName, type FieldPath } from '../explain';
import { isSample } from '../sample';

/** A value that the owner still has to replace. */
export interface SampleRecord {
  /** The file, below the content folder. */
  file: string;
  /** The field, e.g. `certificates[0].title`. */
  field: string;
  /** The same as a path. */
  path: FieldPath;
  /** The stand-in. */
  value: unknown;
  /** What to put in its place, where the field's name does not say it. */
  hint?: string;
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
      const { hint } = value;
      samples.push({
        file,
        field: fieldName(path),
        path,
        value: value.value,
        ...(hint === undefined ? {} : { hint }),
      });
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
