/**
 * The content in `fixtures/kettle`, which tests modify. Its documents override fields of the demo, or remove them with `null`, so
 * that tests do not depend on the demo's wording.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemLine, type Problem } from '../explain';
import { assembleContent, type AssembleOptions } from '../tools/content';
import { demoFolder } from '../tools/folders';
import { unwrapSamples } from '../tools/samples';
import type { Content } from '../tools/shape';
import { loadSources, markdownSource, yamlSource, type Source } from '../tools/sources';

const folder = fileURLToPath(new URL('../../fixtures/kettle', import.meta.url));

const fixture = Promise.all([
  loadSources(demoFolder, (file) => !file.includes('/')),
  loadSources(folder),
]).then(([demo, kettle]) => {
  const values = new Map<string, unknown>(
    demo.map(({ file, value }) => [file, unwrapSamples(value, file).value]),
  );
  const markdown = kettle.filter((source) => source.markdown);
  for (const { file, value } of kettle.filter((source) => !source.markdown)) {
    const fields = Object.entries(value as object).map(([name, field]) => [
      name,
      field ?? undefined,
    ]);
    const document = { ...(values.get(file) as object), ...Object.fromEntries(fields) } as object;
    values.set(file, Array.isArray(value) ? value : document);
  }
  return [...Array.from(values, ([file, value]) => ({ file, value })), ...markdown];
});

// oxlint-disable-next-line typescript/no-explicit-any -- an invalid value has no type
type AnyValue = any;

/** Edits by path relative to the content folder: Markdown, a function that modifies or returns the file's value, or `null` to omit it. */
export type Edits = Record<string, string | ((value: AnyValue) => unknown) | null>;

/** Returns the fixture's files after edits. */
export async function edited(edits: Edits): Promise<Source[]> {
  const sources = new Map((await fixture).map((source): [string, Source] => [source.file, source]));
  for (const [file, edit] of Object.entries(edits)) {
    const source = sources.get(file) ?? { file, value: undefined };
    if (edit === null) sources.delete(file);
    else if (typeof edit !== 'string') {
      // Copies the value, so that edits do not affect other tests.
      const value = source.value && (JSON.parse(JSON.stringify(source.value)) as unknown);
      sources.set(file, { ...source, value: edit(value) ?? value });
    } else if (file.endsWith('.md')) sources.set(file, await markdownSource(file, edit));
    else sources.set(file, yamlSource(file, edit));
  }
  return [...sources.values()];
}

/** Checks the edited fixture. Returns the default language's outcome, and its problems as lines of text. */
export async function assembled(
  edits: Edits = {},
  options?: AssembleOptions,
  more: readonly Source[] = [],
) {
  const [outcome] = assembleContent([...(await edited(edits)), ...more], options);
  return { ...outcome, lines: formatProblems(outcome.problems) };
}

/** Returns the edited fixture's content. Fails if it has problems. */
export async function contentAfter(...args: Parameters<typeof assembled>): Promise<Content> {
  const { content, lines } = await assembled(...args);
  if (!content) throw new Error(lines.join('\n'));
  return content;
}

/** Returns the edited fixture's problems, each as one line of text. */
export const problemsAfter = async (...args: Parameters<typeof assembled>): Promise<string[]> =>
  (await assembled(...args)).lines;

/** Returns the content of one of the fixture's Markdown files. */
export const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8').trim();

/** Formats each problem as one line of text. */
export const formatProblems = (problems: readonly Problem[]): string[] => problems.map(problemLine);
