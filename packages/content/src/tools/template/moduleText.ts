/** Writes content modules as an owner would. */
import type { DocumentName, Documents } from '../../documents';
import { isSample, type WithSamples } from '../../sample';

/** A value as TypeScript; samples stay marked. */
function literal(value: unknown): string {
  if (isSample(value)) {
    const hint = value.hint === undefined ? '' : `, ${JSON.stringify(value.hint)}`;
    return `sample(${literal(value.value)}${hint})`;
  }
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{ ${fields.map(([key, field]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${literal(field)}`).join(', ')} }`;
  }
  return JSON.stringify(value);
}

/**
 * Writes a document.
 *
 * @returns the text of its file, not yet formatted
 */
export function documentText<Name extends DocumentName>(
  name: Name,
  document: WithSamples<Documents[Name]>,
): string {
  const text = literal(document);
  const helpers = text.includes('sample(') ? 'defineDocument, sample' : 'defineDocument';
  return `import { ${helpers} } from '@portfolio/content/define';\n\nexport default defineDocument('${name}', ${text});\n`;
}

/**
 * Writes a Markdown file.
 *
 * @param fields the front matter; a field that is undefined is left out
 */
export function markdownText(fields: Record<string, unknown>, prose: string): string {
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    // JSON is YAML, and needs no quoting of ours.
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${prose.trim()}\n`;
}
