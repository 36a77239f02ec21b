/** Assembles one language's content from validated files. */
import type { Messages } from '@portfolio/messages';
import { encode } from 'uqr';
import { documents, type DocumentName, type Documents } from '../documents';
import type { Problem } from '../explain';
import { canonicalPath, leadsToOffPage, pageIds, routeOf, type RouteId } from '../routes';
import type { Link } from '../schemas/common';
import type { Page, Pages } from '../schemas/page';
import type { Site } from '../schemas/site';
import type { Environment } from '../services';
import { linkArticles } from './articleLinks';
import { categoryNames, skillNames } from './categories';
import { crossProblems } from './crossChecks';
import { linkToOtherLanguage, pathsOf, withOwnSlugs } from './otherLanguageLinks';
import {
  isHidden,
  joinCollections,
  listEntries,
  mapCollections,
  noEntries,
  type EntryFile,
} from './entries';
import { resolveHome } from './home';
import { findOffPages, offPageProblems } from './offPages';
import { halftonesIn, type PictureFile } from './pictures';
import { picturesOf, readFiles, type ReadOptions } from './readFiles';
import { withEvidence } from './skillEvidence';
import { jobDates, resolveResume, resumeHref } from './resume';
import type { SampleRecord } from './samples';
import type { Collections, Content } from './shape';
import { siteIndex, withUntranslatedItems } from './siteIndex';
import type { Source } from './sources';
import { filesIn, languagesOf, type LanguageFiles } from './translate';

/** Result of checking the files. */
export interface Outcome {
  /** The content; undefined if there are problems. */
  content: Content | undefined;
  /** Values that the owner still has to replace. */
  samples: SampleRecord[];
  /** The mistakes; empty if the content is valid. */
  problems: Problem[];
  /**
   * The content's image files, each with whether a page shows it and the names of drawings made from it. Empty if there are problems.
   */
  pictures: (PictureFile & { isShown: boolean; halftones: string[] })[];
}

export interface AssembleOptions {
  /** Environment variables, which may override services and the site's URL. */
  env?: Environment;
  /** Includes drafts and future entries; true in development. */
  withDrafts?: boolean;
  /** Today, as `YYYY-MM-DD`. */
  today?: string;
  /** One of the languages in `site.yaml`; by default the first. */
  language?: string;
}

/** One language's content, with its entries' files. */
export interface Assembled extends Outcome {
  entryFiles: readonly EntryFile[];
}

/** The default language's content, for translations. */
interface Translation {
  original: Content;
  entryFiles: readonly EntryFile[];
}

/** Today, as `YYYY-MM-DD`. */
const currentDay = () => new Date().toISOString().slice(0, 10);

/**
 * Checks the files and assembles one language's content. Entries without a translation have no page; lists link to the default
 * language instead.
 *
 * @returns the content, or all problems
 */
export function assembleContent(
  sources: readonly Source[],
  options: AssembleOptions = {},
): Assembled {
  const languages = languagesOf(sources);
  const { language = languages[0], withDrafts = false, today = currentDay() } = options;
  const readOptions = { env: options.env ?? {}, withDrafts, today };
  const originals = assemble(filesIn(sources, languages), readOptions);
  const { content: original, entryFiles } = originals;
  if (!original || language === undefined || language === languages[0]) return originals;
  const hidden = (value: unknown) => !withDrafts && isHidden(value, today);
  const files = filesIn(sources, languages, language, hidden);
  return assemble(files, { ...readOptions, language, original }, { original, entryFiles });
}

/** Checks one language's files and assembles its content. */
function assemble(
  files: LanguageFiles,
  options: ReadOptions,
  translation?: Translation,
): Assembled {
  const read = readFiles(files, options);
  const { problems, samples, entryFiles, messages } = read;
  const language = read.found.site?.language ?? 'en';
  const collections = listEntries(entryFiles, language);
  const translateSkills = skillNames(translation?.original.skills, read.found.skills?.list);
  const untranslatedFiles = withoutTranslation(entryFiles, translation).map(translateSkills);
  problems.push(...crossProblems(read.found, [...entryFiles, ...untranslatedFiles]));
  const failed = (): Assembled => {
    const located = byLine(problems.map(files.locate).map(lineAdder(files.sources)));
    return { content: undefined, samples, problems: located, pictures: [], entryFiles };
  };
  if (problems.length > 0 || !messages) return failed();

  // No document can be missing if there are no problems.
  const found = read.found as Documents;
  const untranslated = withCategoryNames(
    listEntries(untranslatedFiles, language),
    translation?.original.categories,
    found.categories,
  );
  const listed = joinCollections(collections, untranslated, language);
  const offPages = findOffPages(found, listed);
  const isOtherLanguage = otherLanguageTest(pathsOf(found, entryFiles, offPages), translation);
  const linked = entryFiles.map((file) => ({
    ...file,
    links: file.links.filter(({ href }) => !isOtherLanguage(href.replace(/[?#].*/, ''))),
  }));
  problems.push(...offPageProblems(found, collections, offPages, linked));
  if (problems.length > 0) return failed();

  /** Returns true if neither this language nor the default one has the page. */
  const isOff = (href: string) =>
    leadsToOffPage(href, offPages) && !isOtherLanguage(href.replace(/[?#].*/, ''));
  const original = translation?.original;
  const own = new Set<unknown>(entryFiles.map(({ entry }) => entry));
  const languageOf = (entry: object) => (own.has(entry) ? undefined : original?.site.language);
  linkArticles(listed, isOff, languageOf);
  const checked = translation ? linkToOtherLanguage(found, isOtherLanguage) : found;
  const remaining = samples.filter((sample) => isUnreplaced(sample, checked));
  const completed = complete(checked, {
    collections,
    listed,
    offPages,
    samples: remaining,
    messages,
    year: Number(options.today.slice(0, 4)),
    isOff,
    languageOf,
    absoluteUrl: (path) =>
      ((isOtherLanguage(path) && translation?.original.site.url) || checked.site.url) + path,
  });
  const everything = original
    ? withUntranslatedItems(
        completed.siteIndex,
        original.siteIndex,
        original.site.language,
        isOtherLanguage,
      )
    : completed.siteIndex;
  const content: Content = translation
    ? {
        ...withOwnSlugs(
          linkToOtherLanguage({ ...completed, siteIndex: everything }, isOtherLanguage),
          entryFiles,
        ),
        untranslated: withoutProse(untranslated),
      }
    : completed;
  const pictures = withUsage(picturesOf(files.sources), content);
  return { content, samples: remaining, problems, pictures, entryFiles };
}

/** Removes tags, which are in the entry's language and would appear on the resume. */
const withoutTags = (entry: EntryFile['entry']): EntryFile['entry'] =>
  entry && 'page' in entry && entry.page
    ? ({ ...entry, page: { ...entry.page, tags: [] } } as typeof entry)
    : entry;

/** Returns the entries that exist only in the default language. Their links are checked there. */
const withoutTranslation = (own: readonly EntryFile[], translation?: Translation): EntryFile[] =>
  (translation?.entryFiles ?? [])
    .filter(
      ({ collection, slug }) =>
        !own.some((file) => file.collection === collection && file.slug === slug),
    )
    .map((file) => ({ ...file, links: [], entry: withoutTags(file.entry) }));

/** Returns a predicate for paths that exist only in the default language. Ignores case. */
function otherLanguageTest(own: ReadonlySet<string>, translation: Translation | undefined) {
  const { original, entryFiles } = translation ?? {};
  const others = original && pathsOf(original, entryFiles ?? [], original.offPages);
  return (path: string) =>
    others !== undefined && others.has(path.toLowerCase()) && !own.has(path.toLowerCase());
}

/** Returns a function that adds the field's line to a problem. */
function lineAdder(sources: readonly Source[]) {
  const lines = new Map(sources.map(({ file, lineOf }) => [file, lineOf]));
  return (problem: Problem): Problem => {
    const path = problem.field.match(/[^.[\]]+/g) ?? [];
    return { ...problem, line: problem.line ?? lines.get(problem.file)?.(path) };
  };
}

/** Sorts each file's problems by line. */
function byLine(problems: readonly Problem[]): Problem[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  const rankOf = ({ file, line = 0 }: Problem) => files.indexOf(file) * 1e6 + line;
  return problems.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Adds to each image file whether the content uses it, and the names of its halftone drawings. */
export function withUsage(pictures: readonly PictureFile[], content: Content): Outcome['pictures'] {
  const text = JSON.stringify(content);
  const { logo, band } = content.theme;
  return pictures
    .map((picture) => ({
      ...picture,
      isShown: text.includes(`"${picture.published.src}"`),
      halftones: halftonesIn(text, picture),
    }))
    .filter(({ file, isShown }) => isShown || (file !== logo && file !== band));
}

/** Returns false for a sample that the environment has replaced. */
function isUnreplaced({ file, path, value }: SampleRecord, content: Documents): boolean {
  const document = (['services', 'site'] as const).find((name) => documents[name].file === file);
  if (!document) return true;
  const current = path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | undefined)?.[key],
    content[document],
  );
  return JSON.stringify(current) === JSON.stringify(value);
}

/** Everything that {@link complete} needs in addition to the documents. */
interface Completion {
  /** The language's own entries. */
  collections: Collections;
  /** These, and entries that exist only in the default language. */
  listed: Collections;
  offPages: RouteId[];
  samples: readonly SampleRecord[];
  messages: Messages;
  year: number;
  /** Returns true for a link to a page that is off. */
  isOff: (href: string) => boolean;
  /** Returns an entry's language, if it differs from the site's. */
  languageOf: (entry: object) => string | undefined;
  /** Returns a path's absolute URL. */
  absoluteUrl: (path: string) => string;
}

/** Adds data derived from other documents, and removes links to pages that are off. */
function complete(
  found: Documents,
  {
    collections,
    listed,
    offPages,
    samples,
    messages,
    year,
    isOff,
    languageOf,
    absoluteUrl,
  }: Completion,
): Content {
  const { about, footer, jobs, navigation, owner, pages, services, skills } = found;
  // `languages.ts` adds the other languages once all are known.
  const site: Site = {
    ...found.site,
    languages: undefined,
    name: owner.name,
    sampleCount: samples.length,
    year,
  };
  const resume = resolveResume({ ...found, ...listed }, isOff, absoluteUrl);
  const skillsWithEvidence = withEvidence(skills.list, { ...found, ...listed }, isOff, languageOf);
  const isSample = (name: DocumentName) =>
    samples.some(({ file }) => file === documents[name].file);
  const isLive = ({ href }: Link) => !isOff(href);
  const live = (link: Link | undefined) => (link && isLive(link) ? link : undefined);
  return {
    ...found,
    ...collections,
    untranslated: noEntries,
    site,
    messages,
    offPages,
    about: { ...about, achievementsLink: live(about.achievementsLink) },
    footer: {
      ...footer,
      pages: footer.pages.filter(isLive),
      profiles: services.social,
      policies: services.policies,
    },
    gitHubSnapshot: found.gitHubSnapshot && {
      ...found.gitHubSnapshot,
      isSample: isSample('gitHubSnapshot'),
    },
    leetCodeSnapshot: found.leetCodeSnapshot && {
      ...found.leetCodeSnapshot,
      isSample: isSample('leetCodeSnapshot'),
    },
    home: resolveHome(
      { ...found, ...listed, posts: collections.posts, messages, skills: skillsWithEvidence },
      isOff,
      languageOf,
    ),
    jobs: jobs.list.map((job) => ({ ...job, dates: jobDates(job, jobs.present, site.language) })),
    navigation: [
      ...navigation,
      ...collections.customPages
        .filter(({ isInNavigation }) => isInNavigation)
        .map(({ slug, title }) => ({ label: title, href: canonicalPath('customPage', slug) })),
    ].filter(isLive),
    pages: Object.fromEntries(
      pageIds.map((id): [string, Page] => {
        const { path, isListed = true } = routeOf(id);
        const settings = pages[id] ?? offPage;
        return [id, { path, isListed, heading: settings.title, ...settings }];
      }),
    ) as Pages,
    resume,
    // Error correction M survives a fold or a stain. The renderer adds the quiet zone.
    resumeQr: encode(resume.documentUrl, { ecc: 'M', border: 0 }).data.map((row) =>
      row.map(Number).join(''),
    ),
    siteIndex: siteIndex({ ...found, ...collections, skills: skills.list, messages }, offPages),
    skills: skillsWithEvidence,
    skillsNote: {
      paragraph: skills.paragraph,
      resume: { label: skills.resumeLabel, href: resumeHref(owner) },
    },
  };
}

/** Replaces category names with those in another language. */
export const withCategoryNames = (
  entries: Collections,
  original: Documents['categories'] | undefined,
  own: Documents['categories'],
): Collections =>
  mapCollections(entries, (list, name) =>
    list.map((entry) =>
      'category' in entry
        ? { ...entry, category: categoryNames(original, own)(name as 'posts', entry.category) }
        : entry,
    ),
  );

/** Removes entries' prose and read time, which are shown only in their own language. */
export const withoutProse = (entries: Collections): Collections =>
  mapCollections(entries, (list) =>
    list.map((entry) => ({
      ...entry,
      ...('sections' in entry && { sections: [] }),
      ...('page' in entry && entry.page && { page: { ...entry.page, sections: [], readTime: '' } }),
    })),
  );

/** Placeholder settings for a page that is off, because its component still imports them. */
const offPage = { title: '', description: '', tile: 'blank' } as const;
