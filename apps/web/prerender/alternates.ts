import { canonicalPath, site, type EntryRouteId } from '@portfolio/content/node';
import type { SiteLanguage } from '@portfolio/content';
import { addressOf, pathIn } from '../src/languages';
import type { Address } from './addresses';

export interface Alternate {
  /** A BCP 47 tag, or `x-default`. */
  language: string;
  url: string;
}

/** Returns the path of a page from the root of a language; undefined if that language lacks it. */
function translatedPath({ id, path, entryLanguages }: Address, language: SiteLanguage) {
  if (language.code === site.language || !entryLanguages)
    return language.offPages.includes(id) ? undefined : path;
  const slug = entryLanguages[language.code];
  return slug && canonicalPath(id as EntryRouteId, slug);
}

/**
 * Lists the addresses of a page in all its languages, and the default one as `x-default`. Empty if there is only one language.
 *
 * @param siteUrl address of this language, without a trailing slash
 */
export function alternatesOf(address: Address, siteUrl: string): Alternate[] {
  const found = (site.languages ?? []).flatMap((language) => {
    const path = translatedPath(address, language);
    return path ? [{ ...language, url: addressOf(pathIn(language, path), `${siteUrl}/`) }] : [];
  });
  if (found.length < 2) return [];
  return [
    ...found.map(({ code, url }) => ({ language: code, url })),
    ...found
      .filter(({ folder }) => folder === '')
      .map(({ url }) => ({ language: 'x-default', url })),
  ];
}
