import { site } from '@portfolio/content/node';
import { languageLinks, resolveHref } from '../src/languages';
import type { PublishedPage } from './publishedPages';

/**
 * Returns a page's URL in each language, and the default language's URL as `x-default`. Empty for a page in one language.
 *
 * @param siteUrl the home page's URL in this build's language, without a trailing slash
 */
export function alternatesOf({ id, path, entryLanguages }: PublishedPage, siteUrl: string) {
  // If the label differs from the name, the link leads to another page.
  const translations = languageLinks(id, entryLanguages).filter(
    ({ label, name }) => label === name,
  );
  if (translations.length === 0) return [];
  const urls = new Map(
    [{ code: site.language, href: path }, ...translations].map(({ code, href }) => [
      code,
      resolveHref(href, `${siteUrl}/`),
    ]),
  );
  const defaultUrl = urls.get(site.languages?.find(({ folder }) => folder === '')?.code ?? '');
  if (defaultUrl) urls.set('x-default', defaultUrl);
  return Array.from(urls, ([language, url]) => ({ language, url }));
}
