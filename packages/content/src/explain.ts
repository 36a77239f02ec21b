/** Problems in the words of the author: file, field and what was expected there. */
import type { z } from 'zod';
import { nearestName } from './nearest';
import { unknownField } from './schemas/common';

/** A place inside a file's value. */
export type FieldPath = readonly PropertyKey[];

/** A mistake in the content. */
export interface Problem {
  /** The file, below the content folder. */
  file: string;
  /** The line, where it is known. */
  line?: number;
  /** The field, e.g. `page.sections[2].heading`; empty for the file as a whole. */
  field: string;
  /** What was expected, as an imperative. */
  expectation: string;
}

/** Writes a path as it would be written in the file: `page.sections[2].heading`. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

/** Turns what zod found into problems: one an issue, and one for each unknown field. */
export const explain = (file: string, issues: readonly z.core.$ZodIssue[]): Problem[] =>
  issues.flatMap(leaves).map(({ path, message }) => ({
    file,
    field: fieldName(path),
    expectation: message,
  }));

/** Writes a problem as one line: `projects/notes-app.md:7 → image.alt: describe the picture in a sentence`. */
export function problemLine({ file, line, field, expectation }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === '' ? `${place} → ${expectation}` : `${place} → ${field}: ${expectation}`;
}

/**
 * Follows an issue to the fields that it is about. Where several forms are allowed, the one that the author
 * seems to have meant is followed: not one that already fails at the root, and of the others the one with the fewest problems.
 */
function leaves(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  if (issue.code === 'unrecognized_keys') {
    const { path, message } = issue;
    const known = message.startsWith(unknownField) ? message.slice(unknownField.length) : '';
    return issue.keys.map((key) => {
      const meant = nearestName(key, known.split(', '));
      const hint = meant && `unknown field; did you mean "${meant}"?`;
      return { path: [...path, key], message: hint || message };
    });
  }
  if (issue.code === 'invalid_union') {
    const [meant] = issue.errors
      .filter((errors) =>
        errors.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
      )
      .map((errors) => errors.flatMap(leaves))
      .sort((one, other) => one.length - other.length);
    if (meant) {
      return meant.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
    }
  }
  return [{ path: [...issue.path], message: issue.message }];
}
