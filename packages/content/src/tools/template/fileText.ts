/** Formats content files as an owner would. */
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeYaml } from '../yaml';

const schemas = fileURLToPath(new URL('../../../schemas', import.meta.url));

/**
 * Formats a YAML document. The first line names its schema, for editors.
 *
 * @param path absolute path of the file to write
 * @param schema the schema's name
 * @param note a comment below the first line
 */
export function documentText(path: string, schema: string, value: unknown, note?: string): string {
  const address = relative(join(path, '..'), join(schemas, `${schema}.schema.json`));
  const head = `# yaml-language-server: $schema=${address.replaceAll('\\', '/')}\n`;
  return `${head}${note ? `# ${note}\n` : ''}\n${writeYaml(value)}`;
}

/**
 * Formats a Markdown file.
 *
 * @param fields front matter with marked samples; undefined fields are omitted
 */
export const markdownText = (fields: object, prose: string): string =>
  `---\n${writeYaml(fields)}---\n\n${prose.trim()}\n`;
