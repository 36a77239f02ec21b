import { site, type SiteLanguage } from '@portfolio/content';

/** Returns the languages with a resume, the default first. */
export const resumeLanguages = (): SiteLanguage[] =>
  (site.languages ?? []).filter(
    ({ folder, disabledPages }) => !folder || !disabledPages.includes('resume'),
  );

export const currentLanguage = (): SiteLanguage | undefined =>
  site.languages?.find(({ code }) => code === site.language);

/**
 * Returns the props of `LanguageLinks`. Links end with `index.html`, because the app can be opened from disk.
 *
 * @param search query string with the settings, which the links keep
 */
export function languageLinks(search: string) {
  const current = currentLanguage();
  const root = current?.folder ? '../' : '';
  return {
    label: current?.heading ?? '',
    languages: resumeLanguages().map(({ code, name, folder }) => ({
      code,
      name,
      href: `${root}${folder && `${folder}/`}index.html${search}`,
      isCurrent: code === site.language,
    })),
  };
}
