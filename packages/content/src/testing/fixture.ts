/**
 * The content of `fixtures/kettle`, which tests modify. Its documents override the demo's fields, or remove them with `null`, so
 * that tests do not depend on the demo's texts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemLine, type Problem } from '../explain';
import { assembleContent, type AssembleOptions } from '../tools/content';
import { demoFolder } from '../tools/folders';
import { unwrapSamples } from '../tools/samples';
import { loadSources, markdownSource, type Source } from '../tools/sources';

const folder = fileURLToPath(new URL('../../fixtures/kettle', import.meta.url));

/** Read once for all tests. */
const read = Promise.all([
  loadSources(demoFolder, (file) => !file.includes('/')),
  loadSources(folder),
]).then(([demo, own]) => {
  const values = new Map<string, unknown>(
    demo.map(({ file, value }) => [file, unwrapSamples(value, file).value]),
  );
  const markdown = own.filter((source) => source.markdown);
  for (const { file, value } of own.filter((source) => !source.markdown)) {
    const fields = Object.entries(value as object).map(([name, field]) => [
      name,
      field ?? undefined,
    ]);
    const document = { ...(values.get(file) as object), ...Object.fromEntries(fields) } as object;
    values.set(file, Array.isArray(value) ? value : document);
  }
  return [...Array.from(values, ([file, value]) => ({ file, value })), ...markdown];
});

/** A value that tests modify in any way. */
// oxlint-disable-next-line typescript/no-explicit-any -- an invalid value has no type
type AnyValue = any;

/** Edit of a file: a new Markdown text, a function that changes or returns its value, or `null` to omit it. */
type Edit = string | ((value: AnyValue) => unknown) | null;

/**
 * Checks the fixture.
 *
 * @param edits by path below the content folder, for existing or new files
 * @param more additional files
 * @returns the outcome, and the printed problems
 */
export async function assembled(
  edits: Record<string, Edit> = {},
  options?: AssembleOptions,
  more: readonly Source[] = [],
) {
  const sources = await edited(edits);
  const outcome = assembleContent([...sources, ...more], options);
  return { ...outcome, lines: lines(outcome.problems) };
}

/** Returns the edited files of the fixture. */
export async function edited(edits: Record<string, Edit>): Promise<Source[]> {
  const sources = new Map((await read).map((source): [string, Source] => [source.file, source]));
  for (const [file, edit] of Object.entries(edits)) {
    const source = sources.get(file) ?? { file, value: undefined };
    if (edit === null) sources.delete(file);
    else if (typeof edit === 'string') sources.set(file, await markdownSource(file, edit));
    else {
      // Copied as JSON, so that edits do not affect other tests or files.
      const value = source.value && (JSON.parse(JSON.stringify(source.value)) as unknown);
      sources.set(file, { ...source, value: edit(value) ?? value });
    }
  }
  return [...sources.values()];
}

/** Returns the printed problems of the edited fixture. */
export const problemsAfter = async (...args: Parameters<typeof assembled>): Promise<string[]> =>
  (await assembled(...args)).lines;

/** Returns the text of a Markdown file of the fixture. */
export const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8').trim();

/** Formats problems as printed. */
export const lines = (problems: readonly Problem[]): string[] => problems.map(problemLine);
