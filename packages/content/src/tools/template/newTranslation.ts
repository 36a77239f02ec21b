/** The beginning of a translation. */
import { sample } from '../samples';
import { markdownText } from './fileText';
import type { Source } from '../sources';

/** The texts of an entry that its card needs. */
const texts = ['title', 'name', 'summary', 'subtitle'];

/**
 * Begins the translation of a post or a project: a draft with the original's texts as samples, and its prose to write over.
 *
 * @param original the file to translate
 * @param text its whole text
 */
export function newTranslation({ value }: Pick<Source, 'value'>, text: string): string {
  const fields = Object.entries((value ?? {}) as Record<string, unknown>).filter(
    ([name, field]) => texts.includes(name) && typeof field === 'string',
  );
  const prose = text.replace(/^---\n[^]*?\n---\n*/, '').trim();
  return markdownText(
    {
      ...Object.fromEntries(fields.map(([name, field]) => [name, sample(field, 'translate')])),
      draft: true,
    },
    prose,
  );
}
