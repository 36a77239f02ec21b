import { canonicalPath, site, type EntryRouteId } from '@portfolio/content/node';
import type { SiteLanguage } from '@portfolio/content';
import { resolveHref, pathIn } from '../src/languages';
import type { PublishedPage } from './publishedPages';

export interface Alternate {
  /** A BCP 47 tag, or `x-default`. */
  language: string;
  url: string;
}

function translatedPath({ id, path, entryLanguages }: PublishedPage, language: SiteLanguage) {
  if (language.code === site.language || !entryLanguages)
    return language.disabledPages.includes(id) ? undefined : path;
  const slug = entryLanguages[language.code];
  return slug && canonicalPath(id as EntryRouteId, slug);
}

/**
 * Returns a page's URL in each language, and the default language's URL as `x-default`. Empty for a page in one language.
 *
 * @param siteUrl the home page's URL in this build's language, without a trailing slash
 */
export function alternatesOf(publishedPage: PublishedPage, siteUrl: string): Alternate[] {
  const found = (site.languages ?? []).flatMap((language) => {
    const path = translatedPath(publishedPage, language);
    return path ? [{ ...language, url: resolveHref(pathIn(language, path), `${siteUrl}/`) }] : [];
  });
  if (found.length < 2) return [];
  return [
    ...found.map(({ code, url }) => ({ language: code, url })),
    ...found
      .filter(({ folder }) => folder === '')
      .map(({ url }) => ({ language: 'x-default', url })),
  ];
}
