import type * as Content from '@portfolio/content/node';
import { motif } from '@portfolio/theme';
import { otherLanguages } from '../src/languages';

const isConfigured = (service?: { provider: string }) =>
  service !== undefined && service.provider !== 'none';

/** Returns true for each optional feature that the site uses. `buildCode` omits the code of the others. */
export function usedFeatures({
  customPageEntries,
  home,
  navigation,
  pages,
  postEntries,
  projectEntries,
  resume,
  services,
  skills,
}: typeof Content) {
  const articles = [...postEntries, ...projectEntries].flatMap(({ page }) => page ?? []);
  const { volunteer, awards, publications, references, languages, interests } = resume;
  return {
    analytics: isConfigured(services.analytics),
    newsletter: isConfigured(services.newsletter),
    comments: isConfigured(services.comments) || articles.some(({ mastodon }) => mastodon),
    languages: otherLanguages().length > 0,
    manyLinks: navigation.length + otherLanguages().length > 10,
    photos: [home, ...customPageEntries, ...Object.values(pages)].some(({ picture }) => picture),
    lines: motif === 'lines',
    customPages: customPageEntries.length > 0,
    // Slugs in `aliases` need no code in browsers, unlike paths.
    oldPaths: [...postEntries, ...projectEntries, ...customPageEntries].some(({ aliases = [] }) =>
      aliases.some((alias) => alias.startsWith('/')),
    ),
    tags: articles.some(({ tags = [] }) => tags.length > 0),
    rareParts:
      [...articles, ...customPageEntries].some(({ hasRareParts }) => hasRareParts) ||
      articles.some(({ links }) => links.series),
    resumeExtras:
      [volunteer, awards, publications, references, languages, interests].some(Boolean) ||
      [...resume.jobs, ...resume.internships].some(({ summary, url }) => summary || url) ||
      resume.education.some(({ courses }) => courses) ||
      resume.fileName !== undefined,
    skillExtras: skills.some(
      ({ percent, level, years }) => percent === undefined || level || years,
    ),
  };
}

export type Feature = keyof ReturnType<typeof usedFeatures>;
