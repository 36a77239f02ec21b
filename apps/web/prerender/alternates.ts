import { canonicalPath, site, type EntryRouteId } from '@portfolio/content/node';
import type { SiteLanguage } from '@portfolio/content';
import type { Address } from './addresses';

/** A page in one language. */
export interface Alternate {
  /** A BCP 47 tag, or `x-default`. */
  language: string;
  /** Absolute address. */
  url: string;
}

const languages = site.languages ?? [];
const own = languages.find(({ code }) => code === site.language);

/** The languages besides this one. */
export const otherLanguages = languages.filter((language) => language !== own);

/** Below a folder of the site's root, in another language. */
function inFolder(root: string, { folder }: SiteLanguage, path: string): string {
  const top = own?.folder ? root.slice(0, -`${own.folder}/`.length) : root;
  return `${top}${folder && `${folder}/`}${path.slice(1)}`;
}

/**
 * The address of a path in another language.
 *
 * @param root where this language is served, with a slash at the end: a path or an absolute address
 */
export const addressIn = inFolder;

/** The path of a page in a language; undefined where it is not in that language. */
function pathIn({ id, path, entryLanguages }: Address, language: SiteLanguage) {
  if (language === own || !entryLanguages) return language.offPages.includes(id) ? undefined : path;
  const slug = entryLanguages[language.code];
  return slug && canonicalPath(id as EntryRouteId, slug);
}

/**
 * Lists a page in all its languages, itself included, and the default as `x-default`; none where it is in one.
 *
 * @param siteUrl the address of this language, without a slash at its end
 */
export function alternatesOf(address: Address, siteUrl: string): Alternate[] {
  const found = languages.flatMap((language) => {
    const path = pathIn(address, language);
    return path ? [{ ...language, url: inFolder(`${siteUrl}/`, language, path) }] : [];
  });
  if (found.length < 2) return [];
  return [
    ...found.map(({ code, url }) => ({ language: code, url })),
    ...found
      .filter(({ folder }) => folder === '')
      .map(({ url }) => ({ language: 'x-default', url })),
  ];
}
