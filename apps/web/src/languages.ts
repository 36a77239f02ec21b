/** The other languages of the site, each in a folder of its own beside the default. */
import {
  canonicalPath,
  site,
  type EntryRouteId,
  type RouteId,
  type SiteLanguage,
} from '@portfolio/content';

/** Returns the languages that this site is not in. */
export const otherLanguages = (): readonly SiteLanguage[] =>
  (site.languages ?? []).filter(({ code }) => code !== site.language);

const ownFolder = () => site.languages?.find(({ code }) => code === site.language)?.folder;

/**
 * The address of a page in another language.
 *
 * @param path from the root of that language
 * @returns an address from the root of this one, which `/..` leaves
 */
export const pathIn = ({ folder }: SiteLanguage, path: string): string =>
  `${ownFolder() ? '/..' : ''}${folder && `/${folder}`}${path}`;

/** The address of an entry that another language has, from the root of this one. */
export function hrefIn(code: string, path: string): string {
  const language = otherLanguages().find((other) => other.code === code);
  return language ? pathIn(language, path) : path;
}

/** The language of the page that a link leads to; undefined for this one. */
export const languageOfHref = (href: string): SiteLanguage | undefined =>
  otherLanguages()
    // The default language has no folder, so that its address begins those of all others.
    .toSorted((one, other) => other.folder.length - one.folder.length)
    .find((other) => `${href}/`.startsWith(`${pathIn(other, '')}/`));

/**
 * The address of a link to another language, from the root of the host.
 *
 * @param base the path below which this language is served, with both slashes
 */
export const addressOf = (href: string, base: string): string =>
  base.replace(/[^/]+\/$/, (folder) => (href.startsWith('/../') ? '' : folder)) +
  href.replace(/^\/(\.\.\/)?/, '');

/** Storage key of the language that the visitor chose. */
export const languageKey = 'language';

/** The language of the site that comes first in the visitor's list. */
export const preferredLanguage = (wanted: readonly string[]): string | undefined =>
  wanted
    .map((tag) => site.languages?.find(({ code }) => code.split('-')[0] === tag.split('-')[0]))
    .find((language) => language !== undefined)?.code;

/** The list that an entry belongs to. */
const listOf: Partial<Record<RouteId, RouteId>> = {
  project: 'projects',
  post: 'blogs',
  comingSoon: 'blogs',
  certificateGroup: 'certificates',
};

/** A link of the language switch. */
export interface LanguageLink {
  code: string;
  /** The language's own name. */
  name: string;
  /** The name, and where the link leads when it is not the same page. */
  label: string;
  href: string;
}

/**
 * Finds a page in the other languages: itself where it is translated, else its list, else the home page.
 *
 * @param slugs the slug of an entry in each other language that has its page; undefined for no such entry
 */
export const languageLinks = (
  id: RouteId,
  slugs?: Readonly<Record<string, string>>,
): LanguageLink[] =>
  otherLanguages().map((other) => {
    const { code, name, offPages, toHome, toList } = other;
    const isOn = (page: RouteId) => !offPages.includes(page);
    const list = listOf[id];
    const link = (label: string, page: RouteId, slug = '') => ({
      code,
      name,
      label,
      href: pathIn(other, canonicalPath(page as EntryRouteId, slug)),
    });
    const slug = slugs?.[code];
    if (slug) return link(name, id, slug);
    if (list && isOn(list) && slugs) return link(toList, list);
    const isSame = !list && isOn(id) && id !== 'notFound';
    return isSame ? link(name, id) : link(toHome, 'home');
  });
