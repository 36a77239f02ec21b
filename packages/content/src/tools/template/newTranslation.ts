/** Creates a translation. */
import { locationOf, slugFromName } from '../../documents';
import { sample } from '../samples';
import { markdownText } from './fileText';
import type { Source } from '../sources';

/** An entry's translatable fields. Translations do not inherit the last four. */
const translatableFields = [
  'title',
  'name',
  'summary',
  'subtitle',
  'description',
  'badge',
  'readTime',
];

/** Finds an entry by slug: its file name, or the `slug` in its front matter. */
export function findOriginal(sources: readonly Source[], slug: string): Source | undefined {
  const name = slugFromName(slug);
  return sources.find(({ file, value }) => {
    const location = locationOf(file);
    const { aliases = [] } = (value ?? {}) as { aliases?: unknown[] };
    return (
      location?.collection &&
      !location.language &&
      (location.name === name || aliases.includes(slug))
    );
  });
}

/**
 * Creates the translation of a post or project: a draft with the original's fields as samples, and its prose to overwrite.
 *
 * @param original the file to translate
 * @param text that file's content
 */
export function newTranslation({ value }: Pick<Source, 'value'>, text: string): string {
  const fields = Object.entries((value ?? {}) as Record<string, unknown>).filter(
    ([name, field]) => translatableFields.includes(name) && typeof field === 'string',
  );
  const { alt } = (value as { image?: { alt?: unknown } } | undefined)?.image ?? {};
  // Drops a leading # heading, because it repeats the title.
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
