/** Links each language's content to the other languages. */
import english from '@portfolio/messages/english' with { type: 'json' };
import { directionOf } from '@portfolio/messages/direction';
import { fill } from '@portfolio/messages/fill';
import { collections, type CollectionName } from '../documents';
import type { Project } from '../schemas/article';
import type { Services } from '../schemas/services';
import type { SiteLanguage } from '../schemas/site';
import { nameTranslator } from './categories';
import type { Outcome } from './content';
import { joinCollections, mapCollections, withoutProse } from './entries';
import { withUsage } from './pictures';
import type { Content } from './shape';

/** Completes each language's content with the site's languages, translations, and entries that exist only in other languages. */
export function connectLanguages(outcomes: readonly Outcome[]): void {
  const contents = outcomes.flatMap((outcome) => {
    const { folder, content } = outcome;
    return content ? [{ folder, outcome, content, slugs: slugsOf(outcome) }] : [];
  });
  const codes = contents.map(({ content }) => content.site.language);
  /** Inserts a language's name into a message. If the message is untranslated, and thus in English, the name is in English too. */
  const fillName = (text: string, untranslated: string, code: string, language: string) =>
    fill(text, { language: nameOf(code, text === untranslated ? 'en' : language, codes) });
  const languagesIn = (content: Content): SiteLanguage[] =>
    contents.map(({ folder, content: other }) => {
      const code = other.site.language;
      const { home, label, list, offer } = other.messages.languages;
      const language = nameOf(code, code, codes);
      return {
        code,
        name: language,
        folder,
        heading: label,
        toHome: fill(home, { language }),
        toList: fill(list, { language }),
        offer: fillName(offer, english.languages.offer, code, code),
        close: other.messages.page.close,
        badge: fillName(
          content.messages.languages.badge,
          english.languages.badge,
          code,
          content.site.language,
        ),
        disabledPages: other.disabledPages,
        hasFeed: !other.disabledPages.includes('blogs') && other.posts.some(({ page }) => page),
      };
    });
  const languages = new Map(contents.map(({ content }) => [content, languagesIn(content)]));
  for (const { content } of contents) {
    content.site = { ...content.site, languages: languages.get(content) ?? [] };
    content.services = withOwnLanguage(content, codes);
  }
  for (const { content, outcome, slugs } of contents) {
    const files = fileBySlug(slugs);
    for (const collection of Object.keys(collections) as CollectionName[]) {
      for (const entry of content[collection]) {
        const path = `${collection}/${entry.slug}`;
        const file = files.get(path) ?? path;
        entry.languages = Object.fromEntries(
          contents.flatMap(({ content: other, slugs: others }): [string, string][] => {
            const slug = other === content ? undefined : others.get(file);
            return slug === undefined ? [] : [[other.site.language, slug]];
          }),
        );
      }
    }
    for (const other of contents)
      if (other.content !== content) addUntranslated(content, slugs, other);
    outcome.pictures = withUsage(outcome.pictures, content);
  }
}

/** Puts the content's language first in the list of automatic translations, and removes the site's other languages from the list. */
function withOwnLanguage({ services, site }: Content, codes: readonly string[]): Services {
  const { translation } = services;
  const siteCodes = new Set(codes.map(shortCode));
  const others = translation.languages.filter(({ code }) => !siteCodes.has(code));
  const ownLanguage = {
    code: shortCode(site.language),
    name: nameOf(site.language, site.language, codes),
    direction: directionOf(site.language),
  };
  return {
    ...services,
    translation:
      others.length > 0
        ? { ...translation, languages: [ownLanguage, ...others] }
        : { provider: 'none', languages: [] },
  };
}

/** The slug of each entry that has a page, by collection and file name: `posts/tide-clock`. */
type Slugs = ReadonlyMap<string, string>;

const fileBySlug = (slugs: Slugs) =>
  new Map(Array.from(slugs, ([file, slug]) => [file.replace(/[^/]+$/, () => slug), file]));

/** Adds another language's entries that the content lacks, unless they are already listed from an earlier language. */
function addUntranslated(
  content: Content,
  ownSlugs: Slugs,
  { content: other, slugs }: { content: Content; slugs: Slugs },
): void {
  const language = other.site.language;
  const files = fileBySlug(slugs);
  const translate = nameTranslator(other, content.categories, content.skills);
  const missing = mapCollections(other, (entries, name) => {
    const listed = new Set(content.untranslated[name].map(({ slug }) => `${name}/${slug}`));
    return (
      entries
        .filter(({ slug }) => {
          const file = files.get(`${name}/${slug}`);
          return file !== undefined && !ownSlugs.has(file) && !listed.has(file);
        })
        // The home page features only entries in its own language.
        .map((entry) => ({ ...translate(entry, name), language, featured: undefined }))
    );
  });
  content.untranslated = joinCollections(
    content.untranslated,
    withoutProse(missing),
    content.site.language,
  );
}

const shortCode = (tag: string) => new Intl.Locale(tag).language;

/** Returns a language's name, written in `language`, with its region if another of the site's languages differs only by region. */
function nameOf(code: string, language: string, codes: readonly string[]): string {
  const isOnlyVariant = codes.filter((other) => shortCode(other) === shortCode(code)).length === 1;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const name = names.of(isOnlyVariant ? shortCode(code) : code) ?? code;
  return code === language ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : name;
}

const slugsOf = ({ entryFiles, content }: Outcome): Slugs =>
  new Map(
    entryFiles
      .filter(({ collection, entry }) => collection !== 'projects' || (entry as Project).page)
      .filter(
        ({ collection }) => !content?.disabledPages.includes(collections[collection].routes[0]),
      )
      .map(({ collection, slug, ownSlug = slug }) => [`${collection}/${slug}`, ownSlug]),
  );
