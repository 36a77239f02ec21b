/** Formats problems for the author, with the file, the field and advice. */
import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { unknownField } from './schemas/common';

/** Path to a field in a parsed file. */
export type FieldPath = readonly PropertyKey[];

/** A mistake in the content. */
export interface Problem {
  /** Path relative to the content folder. */
  file: string;
  line?: number;
  /** The field, e.g. `page.sections[2].heading`; empty for the whole file. */
  field: string;
  /** Advice to the author, as an imperative: "write a title". */
  expectation: string;
}

/** Formats a path: `page.sections[2].heading`. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

/** Parses a formatted path. */
export const fieldPath = (field: string): FieldPath =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Returns the last field name in a path; for a list item, the name of the list. */
export const lastFieldName = (path: FieldPath): string =>
  String(path.findLast((key) => typeof key === 'string') ?? '');

/**
 * Converts zod's issues to problems. Each unknown field is a separate problem. A misspelt field is reported as unknown, not as missing.
 *
 * @param otherNames other accepted names, each with its field, to suggest for typos in top-level fields
 */
export function explain(
  file: string,
  issues: readonly z.core.$ZodIssue[],
  otherNames: Readonly<Record<string, string>> = {},
): Problem[] {
  const leaves = issues.flatMap((issue) =>
    leafIssues(issue, issue.path.length === 0 ? otherNames : {}),
  );
  const meantFields = leaves.flatMap(({ path, meant }) =>
    meant === undefined ? [] : [fieldName([...path.slice(0, -1), meant])],
  );
  return leaves
    .map(({ path, message }) => ({ file, field: fieldName(path), expectation: message }))
    .filter(({ field }) => !meantFields.includes(field));
}

/** Formats a problem as one line: `projects/notes-app.md:7 → image.alt: describe the picture in a sentence`. */
export function problemLine({ file, line, field, expectation }: Problem): string {
  const location = line === undefined ? file : `${file}:${line}`;
  return field === '' ? `${location} → ${expectation}` : `${location} → ${field}: ${expectation}`;
}

interface LeafIssue {
  path: PropertyKey[];
  message: string;
  /** The field that the author probably meant. */
  meant?: string | undefined;
}

/** Splits an issue by unknown field. For a union, returns the issues of the variant with the fewest. */
function leafIssues(
  issue: z.core.$ZodIssue,
  otherNames: Readonly<Record<string, string>> = {},
): LeafIssue[] {
  if (issue.code === 'unrecognized_keys') {
    const { path, message } = issue;
    const known = message.startsWith(unknownField)
      ? message.slice(unknownField.length).split(', ')
      : [];
    const others = Object.keys(otherNames).filter((name) => known.includes(otherNames[name]!));
    return issue.keys.map((key) => {
      const nearest = nearestName(key, [...known, ...others]);
      const hint = nearest && `unknown field; did you mean "${nearest}"?`;
      const meant = nearest && (otherNames[nearest] ?? nearest);
      return { path: [...path, key], message: hint || message, meant };
    });
  }
  if (issue.code === 'invalid_union') {
    const [meant] = issue.errors
      .filter((errors) =>
        errors.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
      )
      .map((errors) => errors.flatMap((error) => leafIssues(error)))
      .sort((one, other) => one.length - other.length);
    if (meant) {
      return meant.map((leaf) => ({ ...leaf, path: [...issue.path, ...leaf.path] }));
    }
  }
  return [{ path: [...issue.path], message: issue.message }];
}

const sortedLetters = (name: string) => [...name.toLowerCase()].sort().join('');

/** Finds the name that a typo probably stands for; undefined if more than two fifths of the name's letters differ. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({
      name,
      // Swapped letters count as one difference.
      differences:
        sortedLetters(typed) === sortedLetters(name)
          ? 1
          : distance(typed.toLowerCase(), name.toLowerCase()),
    }))
    .filter(({ name, differences }) => differences <= Math.max(1, Math.floor(name.length / 2.5)))
    .sort((one, other) => one.differences - other.differences);
  return nearest?.name;
}
