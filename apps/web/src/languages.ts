/** Paths and links to the site's other languages. Each language except the default has a folder. */
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

export const languageFolder = () =>
  site.languages?.find(({ code }) => code === site.language)?.folder ?? '';

/**
 * Returns the path to a page in another language, relative to the current language's root. The path may start with `/..`.
 *
 * @param path the page's path, without the other language's folder
 */
export const pathIn = ({ folder }: SiteLanguage, path: string): string =>
  pathBetween(languageFolder(), folder, path);

/** Returns the language of a link's target; undefined for the current language. */
export const languageOfHref = (href: string): SiteLanguage | undefined =>
  otherLanguages()
    // Longest folder first: the default language has no folder, so its path is a prefix of all other languages' paths.
    .toSorted((one, other) => other.folder.length - one.folder.length)
    .find((other) => `${href}/`.startsWith(`${pathIn(other, '')}/`));

/**
 * Resolves a link that may leave this language's folder.
 *
 * @param base this language's base path or URL, with a trailing slash
 */
export const resolveHref = (href: string, base: string): string =>
  base.replace(/[^/]+\/$/, (folder) => (href.startsWith('/../') ? '' : folder)) +
  href.replace(/^\/(\.\.\/)?/, '');

/** Storage key for the language that the visitor chose. */
export const languageKey = 'language';

/** Returns the first of the browser's languages that the site has. */
export const preferredLanguage = (browserLanguages: readonly string[]): string | undefined =>
  browserLanguages
    .map((tag) => site.languages?.find(({ code }) => code.split('-')[0] === tag.split('-')[0]))
    .find((language) => language !== undefined)?.code;

const listPages: Partial<Record<RouteId, RouteId>> = {
  project: 'projects',
  post: 'blogs',
  comingSoon: 'blogs',
  certificateGroup: 'certificates',
};

export interface LanguageLink {
  code: string;
  /** The language's name in the language itself. */
  name: string;
  /** The language's name. If the language lacks the page, the name of the linked page is added: "English: home page". */
  label: string;
  href: string;
}

/**
 * Creates links to a page in the other languages. If a language lacks the page, the link leads to the page's parent list or the home page.
 *
 * @param slugs the entry's slug in each language that has the entry; undefined for pages without an entry
 */
export const languageLinks = (
  id: RouteId,
  slugs?: Readonly<Record<string, string>>,
): LanguageLink[] =>
  otherLanguages().map((other) => {
    const { code, name, disabledPages, toHome, toList } = other;
    const isOn = (page: RouteId) => !disabledPages.includes(page);
    const list = listPages[id];
    const link = (label: string, page: RouteId, slug = '') => ({
      code,
      name,
      label,
      href: pathIn(other, canonicalPath(page as EntryRouteId, slug)),
    });
    const slug = slugs?.[code];
    if (slug) return link(name, id, slug);
    if (list && isOn(list) && slugs) return link(toList, list);
    const isBuiltIn = !list && id !== 'customPage' && id !== 'notFound';
    return isBuiltIn && isOn(id) ? link(name, id) : link(toHome, 'home');
  });
