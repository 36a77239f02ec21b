/** Assembles each language's content from validated files. */
import type { Messages } from '@portfolio/messages';
import { encode } from 'uqr';
import { documents, type Documents } from '../documents';
import type { Problem } from '../explain';
import { canonicalPath, leadsToDisabledPage, pageIds, routeOf, type RouteId } from '../routes';
import type { Link } from '../schemas/common';
import type { Page, Pages } from '../schemas/page';
import type { Site } from '../schemas/site';
import type { Environment } from '../services';
import { nameTranslator } from './categories';
import { crossProblems } from './crossChecks';
import {
  isHidden,
  joinCollections,
  linkArticles,
  listEntries,
  noEntries,
  withoutProse,
  type EntryFile,
} from './entries';
import { resolveHome } from './home';
import { connectLanguages } from './languages';
import { linkToOtherLanguage, pathsOf, withOwnSlugs } from './links';
import { findDisabledPages, disabledPageProblems } from './disabledPages';
import { withUsage, type PictureWithUsage } from './pictures';
import { locator, picturesOf, readFiles, type ReadOptions } from './readFiles';
import { jobDates, resolveResume, resumeHref } from './resume';
import type { SampleRecord } from './samples';
import type { Collections, Content, LinkHelpers } from './shape';
import { siteIndex, withUntranslatedItems } from './siteIndex';
import { withEvidence } from './skillEvidence';
import { publicPaths, type Source } from './sources';
import { filesIn, folderOf, languagesOf, type LanguageFiles } from './translate';

/** One language's content, and the problems and samples in its files. */
export interface Outcome {
  /** First segment of the language's paths, and folder of its modules; empty for the default language. */
  folder: string;
  /** The content; undefined if there are problems. */
  content: Content | undefined;
  samples: SampleRecord[];
  problems: Problem[];
  /** The image files, and how the content uses each of them; empty if there are problems. */
  pictures: PictureWithUsage[];
  entryFiles: readonly EntryFile[];
}

export interface AssembleOptions {
  /** Environment variables, which may override services and the site's URL. */
  env?: Environment;
  /** Includes drafts and future entries; true in development. */
  withDrafts?: boolean;
  /** Today, as `YYYY-MM-DD`. */
  today?: string;
}

/** The outcome of the default language, which translations are based on. */
export type Original = Pick<Outcome, 'entryFiles'> & { content: Content };

/** Assembles the content in every language, the default first. If the default language has problems, the others are skipped. */
export function assembleContent(
  sources: readonly Source[],
  options: AssembleOptions = {},
): [Outcome, ...Outcome[]] {
  const { env = {}, withDrafts = false } = options;
  const { today = new Date().toISOString().slice(0, 10) } = options;
  const languages = languagesOf(sources);
  const original = assemble(filesIn(sources, languages), { env, withDrafts, today });
  const { content, entryFiles } = original;
  if (!content || languages.length === 1) return [original];
  const isOmitted = (value: unknown) => !withDrafts && isHidden(value, today);
  const translations = languages.slice(1).map((language) => {
    const files = filesIn(sources, languages, language, isOmitted);
    const base = { content, entryFiles };
    return assemble(files, { env, withDrafts, today, language, original: base });
  });
  connectLanguages([original, ...translations]);
  return [original, ...translations];
}

function assemble(files: LanguageFiles, options: ReadOptions): Outcome {
  const { original } = options;
  const read = readFiles(files, options);
  const { problems, samples, entryFiles, messages } = read;
  const folder = options.language ? folderOf(options.language) : '';
  const language = read.validDocuments.site?.language ?? 'en';
  const collections = listEntries(entryFiles, language);
  const { categories, skills } = read.validDocuments;
  const translate = nameTranslator(original?.content, categories, skills?.list);
  const untranslatedFiles = untranslatedEntryFiles(entryFiles, original).map((file) => ({
    ...file,
    entry: translate(file.entry, file.collection),
  }));
  const allEntries = [...entryFiles, ...untranslatedFiles];
  problems.push(...crossProblems(read.validDocuments, allEntries, publicPaths(files.sources)));
  const failed = (): Outcome => {
    const located = byLine(problems.map(locator(files.sources)));
    return { folder, content: undefined, samples, problems: located, pictures: [], entryFiles };
  };
  if (problems.length > 0 || !messages) return failed();

  // There are no problems, so `validDocuments` is complete.
  const validDocuments = read.validDocuments as Documents;
  const untranslated = listEntries(untranslatedFiles, language);
  const listed = joinCollections(collections, untranslated, language);
  const disabledPages = findDisabledPages(validDocuments, listed);
  const isOtherLanguage = otherLanguageTest(
    pathsOf(validDocuments, entryFiles, disabledPages),
    original,
  );
  const isOff = (href: string) =>
    leadsToDisabledPage(href, disabledPages) && !isOtherLanguage(href);
  problems.push(
    ...disabledPageProblems(validDocuments, collections, disabledPages, entryFiles, isOff),
  );
  if (problems.length > 0) return failed();

  const linkedDocuments = original
    ? linkToOtherLanguage(validDocuments, isOtherLanguage)
    : validDocuments;
  const links: LinkHelpers = {
    isOff,
    absoluteUrl: (path) =>
      ((isOtherLanguage(path) && original?.content.site.url) || linkedDocuments.site.url) + path,
  };
  linkArticles(listed, links);
  const remaining = samples.filter((sample) => isUnreplaced(sample, linkedDocuments));
  const year = Number(options.today.slice(0, 4));
  const parts = { collections, listed, disabledPages, samples: remaining, messages, year };
  const completed = complete(linkedDocuments, parts, links);
  const content = original
    ? completeTranslation(completed, untranslated, original.content, isOtherLanguage, entryFiles)
    : completed;
  const pictures = withUsage(
    picturesOf(files.sources).map((picture) => ({
      ...picture,
      isNamed: read.namedPictures.has(picture.file),
    })),
    content,
  );
  return { folder, content, samples: remaining, problems, pictures, entryFiles };
}

/** Adds entries that exist only in the default language, and applies the slugs of translated entries. */
function completeTranslation(
  content: Content,
  untranslated: Collections,
  original: Content,
  isOtherLanguage: (href: string) => boolean,
  entryFiles: readonly EntryFile[],
): Content {
  const { language } = original.site;
  const completeIndex = withUntranslatedItems(
    content.siteIndex,
    original.siteIndex,
    language,
    isOtherLanguage,
  );
  const linked = linkToOtherLanguage({ ...content, siteIndex: completeIndex }, isOtherLanguage);
  return { ...withOwnSlugs(linked, entryFiles), untranslated: withoutProse(untranslated) };
}

/** Marks an entry's language. Removes tags, which would appear on the resume in the wrong language. */
const asUntranslated = (entry: EntryFile['entry'], language: string): EntryFile['entry'] =>
  entry &&
  ({
    ...entry,
    language,
    ...('page' in entry && entry.page && { page: { ...entry.page, tags: [] } }),
  } as typeof entry);

/** Omits links, because the default language's checks cover them. */
const untranslatedEntryFiles = (own: readonly EntryFile[], original?: Original): EntryFile[] =>
  (original?.entryFiles ?? [])
    .filter(
      ({ collection, slug }) =>
        !own.some((file) => file.collection === collection && file.slug === slug),
    )
    .map((file) => ({
      ...file,
      links: [],
      entry: asUntranslated(file.entry, original!.content.site.language),
    }));

/** Returns a predicate for links to pages that exist only in the default language. Ignores case. */
function otherLanguageTest(ownPaths: ReadonlySet<string>, original: Original | undefined) {
  const others =
    original && pathsOf(original.content, original.entryFiles, original.content.disabledPages);
  return (href: string) => {
    const path = href.replace(/[?#].*/, '').toLowerCase();
    return others !== undefined && others.has(path) && !ownPaths.has(path);
  };
}

function byLine(problems: readonly Problem[]): Problem[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  const rankOf = ({ file, line = 0 }: Problem) => files.indexOf(file) * 1e6 + line;
  return problems.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Returns false for a sample that an environment variable has replaced. */
function isUnreplaced({ file, path, value }: SampleRecord, content: Documents): boolean {
  const document = (['services', 'site'] as const).find((name) => documents[name].file === file);
  if (!document) return true;
  const current = path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | undefined)?.[key],
    content[document],
  );
  return JSON.stringify(current) === JSON.stringify(value);
}

interface Parts {
  /** The language's own entries. */
  collections: Collections;
  /** The language's own entries, and those that exist only in the default language. */
  listed: Collections;
  disabledPages: RouteId[];
  samples: readonly SampleRecord[];
  messages: Messages;
  year: number;
}

/** Adds data derived from other documents, and removes links to disabled pages. */
function complete(
  validDocuments: Documents,
  { collections, listed, disabledPages, samples, messages, year }: Parts,
  links: LinkHelpers,
): Content {
  const { about, footer, jobs, navigation, owner, pages, services, skills } = validDocuments;
  // `languages.ts` adds the other languages once all languages are known.
  const site: Site = {
    ...validDocuments.site,
    languages: undefined,
    name: owner.name,
    sampleCount: samples.length,
    year,
  };
  const resume = resolveResume({ ...validDocuments, ...listed }, links);
  const skillsWithEvidence = withEvidence(skills.list, { ...validDocuments, ...listed }, links);
  const withSampleFlag = <Name extends 'gitHubSnapshot' | 'leetCodeSnapshot'>(name: Name) => {
    const isSample = samples.some(({ file }) => file === documents[name].file);
    return validDocuments[name] && { ...validDocuments[name], isSample };
  };
  const isLive = ({ href }: Link) => !links.isOff(href);
  const liveLink = (link: Link | undefined) => (link && isLive(link) ? link : undefined);
  return {
    ...validDocuments,
    ...collections,
    untranslated: noEntries,
    site,
    messages,
    disabledPages,
    about: { ...about, achievementsLink: liveLink(about.achievementsLink) },
    footer: {
      ...footer,
      pages: footer.pages.filter(isLive),
      profiles: services.social,
      policies: services.policies,
    },
    gitHubSnapshot: withSampleFlag('gitHubSnapshot'),
    leetCodeSnapshot: withSampleFlag('leetCodeSnapshot'),
    home: resolveHome(
      {
        ...validDocuments,
        ...listed,
        posts: collections.posts,
        messages,
        skills: skillsWithEvidence,
      },
      links,
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
        const settings = pages[id] ?? disabledPage;
        return [id, { path, isListed, heading: settings.title, ...settings }];
      }),
    ) as Pages,
    resume,
    // With error correction level M, phones can read a folded or stained code. The renderer adds the quiet zone.
    resumeQr: encode(resume.documentUrl, { ecc: 'M', border: 0 }).data.map((row) =>
      row.map(Number).join(''),
    ),
    siteIndex: siteIndex(
      { ...validDocuments, ...collections, skills: skills.list, messages },
      disabledPages,
    ),
    skills: skillsWithEvidence,
    skillsNote: {
      paragraph: skills.paragraph,
      resume: { label: skills.resumeLabel, href: resumeHref(owner) },
    },
  };
}

/** Settings for a disabled page, which the page's component still imports. */
const disabledPage = { title: '', description: '', tile: 'blank' } as const;
