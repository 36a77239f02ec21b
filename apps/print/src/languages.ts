import { site, type SiteLanguage } from '@portfolio/content';

/** Lists the languages with a resume, the default first. Each has a folder with its app and files. */
export const resumeLanguages = (): SiteLanguage[] =>
  (site.languages ?? []).filter(({ folder, offPages }) => !folder || !offPages.includes('resume'));

export const ownLanguage = (): SiteLanguage | undefined =>
  site.languages?.find(({ code }) => code === site.language);

/**
 * Returns the props of the language switch. Each language is a separate document, addressed by file name because the app also opens
 * from disk.
 *
 * @param search the settings, which other languages keep
 */
export function languageLinks(search: string) {
  const own = ownLanguage();
  const root = own?.folder ? '../' : '';
  return {
    label: own?.heading ?? '',
    languages: resumeLanguages().map(({ code, name, folder }) => ({
      code,
      name,
      href: `${root}${folder && `${folder}/`}index.html${search}`,
      isCurrent: code === site.language,
    })),
  };
}
