/** The content of a site in all its languages, and what each says of the others. */
import { fill } from '@portfolio/messages/fill';
import {
  assembleContent,
  inCategories,
  usesOf,
  withoutProse,
  type AssembleOptions,
  type Assembled,
} from './content';
import { folderOf, languagesOf } from './translate';
import type { Collections, Content } from './shape';
import type { RouteId } from '../routes';
import type { Project } from '../schemas/project';
import type { SiteLanguage } from '../schemas/site';
import type { Source } from './sources';

/** A language of the site. */
export interface LanguageOutcome {
  /** Its tag; undefined where the site has one language. */
  language: string | undefined;
  /** The folder of its addresses and modules; empty for the default. */
  folder: string;
  outcome: Assembled;
}

/** The default language, and then the others. */
export type LanguageOutcomes = [original: LanguageOutcome, ...translations: LanguageOutcome[]];

/**
 * Puts the content together in every language that `site.yaml` names. Where the default language has problems, the others are left out:
 * they would repeat them.
 */
export function assembleLanguages(
  sources: readonly Source[],
  options: Omit<AssembleOptions, 'language'> = {},
): LanguageOutcomes {
  const [first, ...others] = languagesOf(sources);
  const original = { language: first, folder: '', outcome: assembleContent(sources, options) };
  if (!original.outcome.content) return [original];
  const all: LanguageOutcomes = [
    original,
    ...others.map((language) => ({
      language,
      folder: folderOf(language),
      outcome: assembleContent(sources, { ...options, language }),
    })),
  ];
  if (others.length > 0) connect(all);
  return all;
}

/** Tells each language which pages the others have. */
function connect(all: LanguageOutcomes): void {
  const contents = all.flatMap(({ folder, outcome }) =>
    outcome.content ? [{ folder, outcome, content: outcome.content, slugs: slugsOf(outcome) }] : [],
  );
  const codes = contents.map(({ content }) => content.site.language);
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
        offer: fill(offer, { language }),
        close: other.messages.page.close,
        badge: fill(content.messages.languages.badge, {
          language: nameOf(code, content.site.language, codes),
        }),
        offPages: other.offPages,
        hasFeed: !other.offPages.includes('blogs') && other.posts.some(({ page }) => page),
      };
    });
  const languages = new Map(contents.map(({ content }) => [content, languagesIn(content)]));
  for (const { content } of contents) {
    content.site = { ...content.site, languages: languages.get(content) ?? [] };
  }
  for (const { content, outcome, slugs } of contents) {
    for (const collection of collectionNames) {
      const names = namesOf(slugs[collection]);
      for (const entry of content[collection]) {
        const name = names.get(entry.slug) ?? entry.slug;
        entry.languages = Object.fromEntries(
          contents
            .filter(({ content: other }) => other !== content)
            .map(({ content: other, slugs }) => [other.site.language, slugs[collection].get(name)])
            .filter(([, slug]) => slug !== undefined),
        ) as Record<string, string>;
      }
    }
    for (const other of contents) if (other.content !== content) addForeign(content, slugs, other);
    outcome.pictures = usesOf(outcome.pictures, content);
  }
}

const collectionNames = ['projects', 'posts', 'certificates', 'customPages'] as const;

/** The slugs of the pages of each collection, by the name of their file. */
type Slugs = Record<keyof Collections, ReadonlyMap<string, string>>;

const namesOf = (slugs: ReadonlyMap<string, string>) =>
  new Map(Array.from(slugs, ([name, slug]) => [slug, name]));

/** Adds entries that only another language has to the lists of a language. What the default has is there. */
function addForeign(
  content: Content,
  own: Slugs,
  { content: other, slugs }: { content: Content; slugs: Slugs },
): void {
  const language = other.site.language;
  const missing = <Name extends keyof Collections>(name: Name): Collections[Name][number][] => {
    const names = namesOf(slugs[name]);
    const listed = new Set(content.untranslated[name].map(({ slug }) => slug));
    return other[name].flatMap((entry) => {
      const file = names.get(entry.slug);
      if (file === undefined || own[name].has(file) || listed.has(file)) return [];
      // The home page chooses among its own.
      return [{ ...entry, language, featured: undefined }];
    });
  };
  const added = inCategories(
    withoutProse({
      projects: missing('projects'),
      posts: missing('posts'),
      certificates: missing('certificates'),
      customPages: [],
    }),
    other,
    content,
  );
  const { projects, posts, certificates, customPages } = content.untranslated;
  content.untranslated = {
    projects: [...projects, ...added.projects],
    posts: [...posts, ...added.posts],
    certificates: [...certificates, ...added.certificates],
    customPages,
  };
}

/** The name of a language in a language; its own name begins with a capital. A region is named where another language differs only in it. */
function nameOf(code: string, language: string, all: readonly string[]): string {
  const short = (tag: string) => new Intl.Locale(tag).language;
  const isAlone = all.filter((other) => short(other) === short(code)).length === 1;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const name = names.of(isAlone ? short(code) : code) ?? code;
  return code === language ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : name;
}

/** The entries that have a page. */
function slugsOf({ entryFiles, content }: Assembled): Slugs {
  const slugs = (name: keyof Collections, id: RouteId) =>
    new Map(
      entryFiles
        .filter(
          ({ collection, entry }) =>
            collection === name && (name !== 'projects' || (entry as Project).page),
        )
        .filter(() => !content?.offPages.includes(id))
        .map(({ slug, ownSlug = slug }) => [slug, ownSlug]),
    );
  return {
    projects: slugs('projects', 'project'),
    posts: slugs('posts', 'post'),
    certificates: slugs('certificates', 'certificateGroup'),
    customPages: slugs('customPages', 'customPage'),
  };
}
