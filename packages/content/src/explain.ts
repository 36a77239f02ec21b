/** Problems in the words of the author: file, field and what was expected there. */
import type { z } from 'zod';

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

/**
 * Writes a path the way it would be written in the file.
 *
 * @param path e.g. `['page', 'sections', 2, 'heading']`
 * @returns e.g. `page.sections[2].heading`
 */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

/**
 * Turns what zod found into problems.
 *
 * @param file the file, below the content folder
 * @param lineOf tells the line of a field, where that is known
 * @returns one problem an issue, and one for each unknown field
 */
export function explain(
  file: string,
  issues: readonly z.core.$ZodIssue[],
  lineOf?: (path: FieldPath) => number,
): Problem[] {
  return issues.flatMap((issue) =>
    leaves(issue).map(({ path, message }) => ({
      file,
      ...(lineOf && { line: lineOf(path) }),
      field: fieldName(path),
      expectation: message,
    })),
  );
}

/**
 * Writes a problem as one line.
 *
 * @returns e.g. `projects/notes-app.md:7 → image.alt: describe the picture in a sentence`
 */
export function problemLine({ file, line, field, expectation }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === '' ? `${place} → ${expectation}` : `${place} → ${field}: ${expectation}`;
}

/** A path and what was expected there. */
interface Leaf {
  path: PropertyKey[];
  message: string;
}

/**
 * Follows an issue to the fields that it is about. Where several forms are allowed, the one that the author
 * seems to have meant is followed: not one that already fails at the root, and of the others the one with the fewest problems.
 */
function leaves(issue: z.core.$ZodIssue): Leaf[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }));
  }
  if (issue.code === 'invalid_union') {
    const meant = issue.errors
      .filter(
        (errors) => !errors.some((error) => error.path.length === 0 && !isUnknownField(error)),
      )
      .sort((one, other) => weight(one) - weight(other))[0];
    if (meant) {
      return meant.flatMap((error) =>
        leaves(error).map(({ path, message }) => ({ path: [...issue.path, ...path], message })),
      );
    }
  }
  return [{ path: [...issue.path], message: issue.message }];
}

function isUnknownField(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'unrecognized_keys';
}

/** The number of fields that a list of issues is about. */
function weight(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + leaves(issue).length, 0);
}
