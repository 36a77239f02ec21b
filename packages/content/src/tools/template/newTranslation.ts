/** Starts a translation. */
import { locationOf, slugFromName } from '../../documents';
import { sample } from '../samples';
import { markdownText } from './fileText';
import type { Source } from '../sources';

/** Texts of an entry. Translations do not inherit the last four. */
const texts = ['title', 'name', 'summary', 'subtitle', 'description', 'badge', 'readTime'];

/** Finds the entry with a slug: by its file name, or by the `slug` of its front matter. */
export function findOriginal(sources: readonly Source[], slug: string): Source | undefined {
  const name = slugFromName(slug);
  return sources.find(({ file, value }) => {
    const place = locationOf(file);
    const { aliases = [] } = (value ?? {}) as { aliases?: unknown[] };
    return place?.collection && !place.language && (place.name === name || aliases.includes(slug));
  });
}

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
  // A leading # heading is the title, which the front matter has.
  const prose = text.replace(/^(---|\+{3})\r?\n[^]*?\n\1\s*(?:# .*)?/, '').trim();
  return markdownText(
    {
      ...Object.fromEntries(fields.map(([name, field]) => [name, sample(field, 'translate')])),
      ...(typeof alt === 'string' && { image: { alt: sample(alt, 'translate') } }),
      draft: true,
    },
    prose,
  );
}
