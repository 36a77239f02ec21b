/**
 * The typed marker of values that the owner still has to replace.
 *
 * A marker, not a comment: the generator unwraps it, so that visitors get the plain value, and notes its file
 * and field, so that `content:check` can list it.
 */

import type { FilePicture } from './schemas/common';

/** The key that marks a sample; registered, so that two copies of this module agree on it. */
const sampleKey = Symbol.for('portfolio.sample');

/** A stand-in value, with the reason why it is one. */
export interface Sample<T> {
  readonly [sampleKey]: true;
  readonly value: T;
  readonly hint?: string;
}

/** What an author may write for `T`: the value itself, a sample of it, or samples anywhere inside it. Of an image file it is the name. */
export type WithSamples<T> =
  | Sample<T>
  | (T extends FilePicture ? { src: string; alt: WithSamples<string>; look?: T['look'] } : never)
  | (T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? readonly WithSamples<Item>[]
        : { [Key in keyof T]: WithSamples<T[Key]> });

/**
 * Marks a value as a sample.
 *
 * @param value the stand-in: plausible enough that the page looks finished, e.g. a link on `example.com`
 * @param hint what the owner should put in its place, when the field's name does not say it
 * @returns the marker, to be written wherever the value itself could stand
 */
export function sample<T>(value: T, hint?: string): Sample<T> {
  return { [sampleKey]: true, value, ...(hint === undefined ? {} : { hint }) };
}

/** Tells whether a value is a sample marker. */
export function isSample(value: unknown): value is Sample<unknown> {
  return typeof value === 'object' && value !== null && sampleKey in value;
}
