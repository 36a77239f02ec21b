/** Links to the site's other languages, each of which has a folder. */
import {
  canonicalPath,
  pathBetween,
  site,
  type EntryRouteId,
  type RouteId,
  type SiteLanguage,
} from '@portfolio/content';

export const otherLanguages = (): readonly SiteLanguage[] =>
  (site.languages ?? []).filter(({ code }) => code !== site.language);

export const ownFolder = () =>
  site.languages?.find(({ code }) => code === site.language)?.folder ?? '';

/**
 * The address of a page in another language.
 *
 * @param path path below the root of that language
 * @returns a path relative to this language's root; `/..` leaves its folder
 */
export const pathIn = ({ folder }: SiteLanguage, path: string): string =>
  pathBetween(ownFolder(), folder, path);

/** The language of a link's target; undefined for the current language. */
export const languageOfHref = (href: string): SiteLanguage | undefined =>
  otherLanguages()
    // The default language has no folder, so its address is a prefix of all others.
    .toSorted((one, other) => other.folder.length - one.folder.length)
    .find((other) => `${href}/`.startsWith(`${pathIn(other, '')}/`));

/**
 * The address of a link to another language, from the root of the host.
 *
 * @param base base path of this language, with both slashes
 */
export const addressOf = (href: string, base: string): string =>
  base.replace(/[^/]+\/$/, (folder) => (href.startsWith('/../') ? '' : folder)) +
  href.replace(/^\/(\.\.\/)?/, '');

/** Storage key of the visitor's choice. */
export const languageKey = 'language';

/** The first of the browser's languages that the site has. */
export const preferredLanguage = (browserLanguages: readonly string[]): string | undefined =>
  browserLanguages
    .map((tag) => site.languages?.find(({ code }) => code.split('-')[0] === tag.split('-')[0]))
    .find((language) => language !== undefined)?.code;

const listOf: Partial<Record<RouteId, RouteId>> = {
  project: 'projects',
  post: 'blogs',
  comingSoon: 'blogs',
  certificateGroup: 'certificates',
};

export interface LanguageLink {
  code: string;
  /** The language's own name. */
  name: string;
  /** The language's name, followed by the target if that is another page. */
  label: string;
  href: string;
}

/**
 * Links to a page in the other languages, or, if it is not translated, to its list or the home page.
 *
 * @param slugs the entry's slug in each language that has it; undefined for pages without an entry
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
