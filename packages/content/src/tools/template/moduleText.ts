/** Writes the files of a content folder as an owner would; modules are not yet formatted. */
import { en } from '@portfolio/words/en';
import type { DocumentName } from '../../documents';
import { isSample } from '../../sample';
import { pluralForms } from '../words';

/** A value as TypeScript; samples stay marked. */
export function literal(value: unknown): string {
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

/** Writes what a helper describes; a note stands above it. */
function moduleText(helper: string, args: readonly unknown[], note = ''): string {
  const values = args.map(literal).join(', ');
  const helpers = values.includes('sample(') ? `${helper}, sample` : helper;
  return `import { ${helpers} } from '@portfolio/content/define';\n\n${note}export default ${helper}(${values});\n`;
}

/** Writes a document. */
export const documentText = (name: DocumentName, document: unknown, note?: string) =>
  moduleText('defineDocument', [name, document], note);

/** Writes a group of certificates. */
export const certificatesText = (group: object) => moduleText('defineCertificateGroup', [group]);

type Model = string | { readonly [key: string]: Model };

/**
 * Writes the words of the interface for a language that they are not bundled in: the English ones, for the owner to translate, counted
 * ones in the plural forms of the language.
 *
 * @param language its BCP 47 tag
 */
export function wordsText(language: string): string {
  const forms = pluralForms(language);
  const begun = (model: Model): Model => {
    if (typeof model === 'string') return model;
    const { other } = model;
    return typeof other === 'string'
      ? Object.fromEntries(forms.map((form) => [form, model[form] ?? other]))
      : Object.fromEntries(Object.entries(model).map(([key, child]) => [key, begun(child)]));
  };
  const note =
    '/** The words of the interface. What is still English, pnpm content:check lists. */\n';
  return moduleText('defineWords', [begun(en)], note);
}

/**
 * Writes a Markdown file.
 *
 * @param fields the front matter, where a sample stays marked; a field that is undefined is left out
 */
export function markdownText(fields: Record<string, unknown>, prose: string): string {
  // JSON is YAML, and needs no quoting of ours.
  const yaml = (value: unknown) =>
    isSample(value) ? `!sample ${JSON.stringify(value.value)}` : JSON.stringify(value);
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${yaml(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${prose.trim()}\n`;
}
