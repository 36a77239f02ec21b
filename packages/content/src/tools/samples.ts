/** Marks, lists and unwraps sample values in the content. */
import type { FieldPath } from '../explain';
import { replaceParts } from '../replaceParts';

/** A value that the owner still has to replace. */
export interface SampleRecord {
  /** Path relative to the content folder. */
  file: string;
  path: FieldPath;
  value: unknown;
  /** Instruction for the owner, for a field whose name is not clear enough. */
  hint?: string | undefined;
}

const sampleKey = Symbol('sample');

interface Sample {
  readonly [sampleKey]: true;
  readonly value: unknown;
  readonly hint?: string | undefined;
}

/** Marks a value as a sample, with an optional instruction for the owner. */
export const sample = (value: unknown, hint?: string): Sample => ({
  [sampleKey]: true,
  value,
  hint,
});

export const isSample = (value: unknown): value is Sample =>
  typeof value === 'object' && value !== null && sampleKey in value;

/** An object's fields, which may contain samples. */
export type Fields = Record<string, unknown>;

/** Returns true for an object that is neither a list nor a sample. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isSample(value);

/** Copies a value without its sample markers, and lists the samples. */
export function unwrapSamples(
  source: unknown,
  file: string,
): { value: unknown; samples: SampleRecord[] } {
  const samples: SampleRecord[] = [];
  const value = replaceParts(source, (part, path) => {
    if (!isSample(part)) return undefined;
    samples.push({ file, path, value: part.value, hint: part.hint });
    return part.value;
  });
  return { value, samples };
}
