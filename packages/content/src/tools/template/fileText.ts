/** Writes the files of a content folder as an owner would. */
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeYaml } from '../yaml';

const schemas = fileURLToPath(new URL('../../../schemas', import.meta.url));

/**
 * Writes a document, or an entry that is one: with the name of its schema first, by which editors explain it.
 *
 * @param path where it will lie, from the root of the disk on
 * @param schema the name of its schema
 * @param note a line above it
 */
export function documentText(path: string, schema: string, value: unknown, note?: string): string {
  const address = relative(join(path, '..'), join(schemas, `${schema}.schema.json`));
  const head = `# yaml-language-server: $schema=${address.replaceAll('\\', '/')}\n`;
  return `${head}${note ? `# ${note}\n` : ''}\n${writeYaml(value)}`;
}

/**
 * Writes a Markdown file.
 *
 * @param fields the front matter, where a sample stays marked; a field that is undefined is left out
 */
export const markdownText = (fields: object, prose: string): string =>
  `---\n${writeYaml(fields)}---\n\n${prose.trim()}\n`;
