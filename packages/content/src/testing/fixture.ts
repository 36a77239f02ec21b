/**
 * The content in `fixtures/kettle`, which tests modify. Its documents override fields of the demo, or remove them with `null`, so
 * that tests do not depend on the demo's wording.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fieldPath, problemLine, type Problem } from '../explain';
import { assembleContent, type AssembleOptions } from '../tools/content';
import { demoFolder } from '../tools/folders';
import { isFields, unwrapSamples, type Fields } from '../tools/samples';
import { loadSources, markdownSource, parseSource, readText, type Source } from '../tools/sources';
import { markdownText } from '../tools/yaml';

const folder = fileURLToPath(new URL('../../fixtures/kettle', import.meta.url));

/**
 * Edits by path relative to the content folder: a file's text, a list, `null` to omit the file, or fields to set. A field is a path
 * like `list[0].to`, and `null` removes it. In Markdown, `prose` replaces the file's last paragraph.
 */
export type Edits = Record<string, string | readonly unknown[] | Fields | null>;

function set(content: object, field: string, value: unknown): void {
  const path = fieldPath(field);
  const name = path.at(-1) ?? '';
  let part = content as Record<PropertyKey, object>;
  path.slice(0, -1).forEach((key, index) => {
    part = (part[key] ??= typeof path[index + 1] === 'number' ? [] : {}) as typeof part;
  });
  if (value !== null) Object.assign(part, { [name]: value });
  else if (Array.isArray(part)) part.splice(Number(name), 1);
  else delete part[name];
}

async function editedFile(
  file: string,
  edit: NonNullable<Edits[string]>,
  source?: Source,
): Promise<Source> {
  if (typeof edit === 'string') return parseSource(file, edit);
  if (Array.isArray(edit)) return { file, value: edit };
  const { prose, ...fields } = edit as Fields;
  if (!source && file.endsWith('.md'))
    return markdownSource(file, markdownText(fields, String(prose ?? '')));
  const { value, ...rest } =
    prose === undefined || !source
      ? (source ?? { file, value: {} })
      : await markdownSource(
          file,
          (await readText(join(folder, file))).replace(/\S[^\n]*\n$/, () => `${String(prose)}\n`),
        );
  // Copies the value, so that edits do not affect other tests.
  const copy = JSON.parse(JSON.stringify(value)) as object;
  for (const [field, fieldValue] of Object.entries(fields)) set(copy, field, fieldValue);
  return { ...rest, value: copy };
}

const fixture = Promise.all([
  // The fixture has a contact form of its own, because the demo's is long.
  loadSources(demoFolder, (file) => !file.includes('/') && file !== 'contact-form.yaml'),
  loadSources(folder),
]).then(async ([demo, kettle]) => {
  const files = new Map(
    demo.map(({ file, value }): [string, Source] => [
      file,
      { file, value: unwrapSamples(value, file).value },
    ]),
  );
  for (const source of kettle) {
    const { file, value, markdown } = source;
    const base = files.get(file);
    files.set(
      file,
      !markdown && base && isFields(value) ? await editedFile(file, value, base) : source,
    );
  }
  return files;
});

/** Returns the fixture's files after edits. */
async function edited(edits: Edits): Promise<Source[]> {
  const sources = new Map(await fixture);
  for (const [file, edit] of Object.entries(edits)) {
    if (edit === null) sources.delete(file);
    else sources.set(file, await editedFile(file, edit, sources.get(file)));
  }
  return [...sources.values()];
}

/** Checks the edited fixture. Returns each language's outcome, and all problems as lines of text. */
export async function assembled(
  edits: Edits = {},
  options?: AssembleOptions,
  more: readonly Source[] = [],
) {
  const outcomes = assembleContent([...(await edited(edits)), ...more], options);
  return { outcomes, lines: formatProblems(outcomes.flatMap(({ problems }) => problems)) };
}

/** Returns the edited fixture's content in each language. Fails if it has problems. */
export async function contentsAfter(...args: Parameters<typeof assembled>) {
  const { outcomes, lines } = await assembled(...args);
  if (lines.length > 0) throw new Error(lines.join('\n'));
  return outcomes.map(({ content }) => content!);
}

/** Formats each problem as one line of text. */
export const formatProblems = (problems: readonly Problem[]): string[] => problems.map(problemLine);
