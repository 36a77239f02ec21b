/** Starts a translation. */
import { sample } from '../samples';
import { markdownText } from './fileText';
import type { Source } from '../sources';

/** Texts of an entry. Translations do not inherit the last four. */
const texts = ['title', 'name', 'summary', 'subtitle', 'description', 'badge', 'readTime'];

/**
 * Creates the translation of a post or project: a draft with the original's texts as samples, and its prose to overwrite.
 *
 * @param original the file to translate
 * @param text text of that file
 */
export function newTranslation({ value }: Pick<Source, 'value'>, text: string): string {
  const fields = Object.entries((value ?? {}) as Record<string, unknown>).filter(
    ([name, field]) => texts.includes(name) && typeof field === 'string',
  );
  const { alt } = (value as { image?: { alt?: unknown } } | undefined)?.image ?? {};
  const prose = text.replace(/^(---|\+{3})\r?\n[^]*?\n\1\s*/, '').trim();
  return markdownText(
    {
      ...Object.fromEntries(fields.map(([name, field]) => [name, sample(field, 'translate')])),
      ...(typeof alt === 'string' && { image: { alt: sample(alt, 'translate') } }),
      draft: true,
    },
    prose,
  );
}
