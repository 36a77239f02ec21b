/** How the checked content is put together from the files. */
import type { Messages } from '@portfolio/messages';
import * as english from '@portfolio/messages/english';
import {
  collections as collectionFolders,
  documents,
  placeOf,
  type DocumentName,
  type Documents,
} from '../documents';
import { explain, fieldName, type Problem } from '../explain';
import { canonicalPath, pageIds, routeOf, type RouteId } from '../routes';
import type { Element } from 'hast';
import type { ArticlePage } from '../schemas/article';
import type { Link } from '../schemas/common';
import type { Page, Pages } from '../schemas/page';
import type { Site } from '../schemas/site';
import { overrideServices, overrideSite, type Environment } from '../services';
import { linkArticles } from './articleLinks';
import { crossProblems } from './crossChecks';
import { entryLinkResolver } from './entryLinks';
import {
  entryFileOf,
  isHidden,
  listEntries,
  readEntry,
  withCategory,
  withTile,
  type EntryFile,
} from './entries';
import { leadElsewhere, pathsOf, withOwnSlugs } from './elsewhere';
import { fontsFolder } from './fonts';
import { findOffPages, leadsToOffPage, offPageProblems } from './offPages';
import { resolveHome } from './home';
import { withReceipts } from './receipts';
import { halftonesIn, pictureResolver, type PictureFile } from './pictures';
import { entryMessagesOf, messagesFile, readMessages } from './messages';
import { qrModules } from './qrModules';
import { jobDates, resolveResume, resumeHref } from './resume';
import { unwrapSamples, type SampleRecord } from './samples';
import type { Collections, Content } from './shape';
import { siteIndex } from './siteIndex';
import type { Source } from './sources';
import { themeProblems } from './theme';
import { filesIn, folderOf, languagesOf, withCategories, type LanguageFiles } from './translate';

/** What came of checking the files. */
export interface Outcome {
  /** The content; undefined when there are problems. */
  content: Content | undefined;
  /** The values that the owner still has to replace. */
  samples: SampleRecord[];
  /** The mistakes; empty when the content is good. */
  problems: Problem[];
  /**
   * The image files of the folder: whether visitors see them, and the names of the drawings that are made of them; empty when there are
   * problems.
   */
  pictures: (PictureFile & { isShown: boolean; halftones: string[] })[];
}

/** What is asked of `assembleContent`. */
export interface AssembleOptions {
  /** The environment, which may override the services and the site's address. */
  env?: Environment;
  /** True in development: drafts are shown, and entries whose day is still to come. */
  withDrafts?: boolean;
  /** The day, as year-month-day. */
  today?: string;
  /** One of the languages in `site.yaml`; the default when left out. */
  language?: string;
}

/** The content of a language, with the files of its entries. */
export interface Assembled extends Outcome {
  entryFiles: readonly EntryFile[];
}

/** A language that is not the default, and the content of the default. */
interface Translation {
  language: string;
  original: Content;
  entryFiles: readonly EntryFile[];
}

/** The day, as year-month-day. */
const currentDay = () => new Date().toISOString().slice(0, 10);

/**
 * Checks the files and puts the content of a language together. Entries without a translation are no pages of a language; its lists lead to
 * the default one.
 *
 * @returns the content, or every problem that was found
 */
export function assembleContent(
  sources: readonly Source[],
  options: AssembleOptions = {},
): Assembled {
  const languages = languagesOf(sources);
  const { language = languages[0], withDrafts = false, today = currentDay() } = options;
  const originals = assemble(filesIn(sources, languages), options);
  const { content: original, entryFiles } = originals;
  if (!original || language === undefined || language === languages[0]) return originals;
  const hidden = (value: unknown) => !withDrafts && isHidden(value, today);
  const files = withCategories(
    filesIn(sources, languages, language, hidden),
    sources.find(({ file }) => file === documents.categories.file)?.value,
  );
  return assemble(files, options, { language, original, entryFiles });
}

/** Checks the files of a language and puts its content together. */
function assemble(
  { sources, problems: ofLanguage, locate }: LanguageFiles,
  { env = {}, withDrafts = false, today = currentDay() }: AssembleOptions,
  translation?: Translation,
): Assembled {
  const problems: Problem[] = [...ofLanguage, ...sources.flatMap(({ problem }) => problem ?? [])];
  const report = (file: string, expectation: string, field = '', line?: number) =>
    problems.push({ file, line, field, expectation });
  const samples: SampleRecord[] = [];
  const found: Partial<Documents> = {};
  const entryFiles: EntryFile[] = [];
  const allPictures = sources.flatMap(({ picture }) => picture ?? []);
  const resolvePictures = pictureResolver(allPictures);

  /** The plain value of a file, its samples noted unless it is hidden. */
  const plain = ({ file, value, markdown, problem }: Source, hidden = false): unknown => {
    if (value === undefined) {
      // What cannot be read has said why.
      if (!problem && !markdown) report(file, 'write the content of the file');
      return undefined;
    }
    const unwrapped = unwrapSamples(value, file);
    if (!hidden) samples.push(...unwrapped.samples);
    return resolvePictures(unwrapped.value, file, (path, expectation) =>
      report(file, expectation, fieldName(path)),
    );
  };

  const lines = new Map(sources.map(({ file, lineOf }) => [file, lineOf]));
  const bySource = new Map(
    sources.flatMap((source) =>
      source.picture || source.file.startsWith(fontsFolder) ? [] : [[source.file, source] as const],
    ),
  );
  for (const name of Object.keys(documents) as DocumentName[]) {
    const { file, schema, ...document } = documents[name];
    const source = bySource.get(file);
    bySource.delete(file);
    if (source) {
      const value = plain(source);
      const result = schema.safeParse(value);
      if (result.success) Object.assign(found, { [name]: result.data });
      else if (value !== undefined) problems.push(...explain(file, result.error.issues));
    } else if ('whenMissing' in document) {
      Object.assign(found, { [name]: document.whenMissing });
    } else report(file, 'write this file; the site needs it');
  }
  const ownMessages = bySource.get(messagesFile);
  bySource.delete(messagesFile);
  const { language: own, languages: [first] = [] } = found.site ?? {};
  if (own && first && first !== own) {
    report(documents.site.file, `begin with ${own}, the language above`, 'languages');
  }
  if (found.site && translation) found.site = { ...found.site, language: translation.language };
  const language = found.site?.language ?? 'en';
  // Which plural forms there are depends on the language.
  const read = found.site && !ownMessages?.problem && readMessages(language, ownMessages?.value);
  const messages = read ? read.messages : undefined;
  problems.push(...(read ? read.problems : []));
  const entryMessages = entryMessagesOf(messages ?? english, language);
  const resolveLinks = entryLinkResolver(
    [...bySource.values()].flatMap((source) => {
      const entryFile = entryFileOf(source, translation?.language);
      return entryFile ? { ...entryFile, value: source.value } : [];
    }),
  );
  for (const read of bySource.values()) {
    const { file, value } = read;
    const source = read.markdown ? { ...read, markdown: resolveLinks(read.markdown, file) } : read;
    const entryFile = entryFileOf(source, translation?.language);
    if (!entryFile) {
      const foreign = placeOf(file)?.language;
      const expectation = foreign
        ? `name ${foreign} in the languages of site.yaml, or remove the file`
        : `remove or rename the file; known are ${knownFiles}`;
      if (!source.problem) report(file, expectation);
      continue;
    }
    const markdown = source.markdown && {
      ...source.markdown,
      sections: resolvePictures(source.markdown.sections, file) as Element[],
    };
    const hidden = !withDrafts && isHidden(value, today);
    const fields = plain(
      markdown
        ? {
            ...source,
            value: withCategory(
              withTile(value, entryFile.slug),
              entryFile.collection === 'posts' || entryFile.collection === 'projects'
                ? found.categories?.[entryFile.collection]
                : undefined,
            ),
          }
        : source,
      hidden,
    );
    problems.push(...(markdown?.problems ?? []));
    for (const { href, line } of markdown?.pictures ?? []) {
      resolvePictures({ src: href }, file, (_, expectation) => report(file, expectation, '', line));
    }
    if (!hidden) entryFiles.push(entryFile);
    if (fields === undefined) continue;
    problems.push(...readEntry(entryFile, fields, markdown, entryMessages, found.categories));
    if ((fields as { sample?: unknown }).sample === true && !hidden) {
      samples.push({ file, path: ['sample'], value: 'all of its words', hint: 'your own' });
    }
  }
  const collections = listEntries(entryFiles);

  const services = found.services && overrideServices(found.services, env);
  const site = found.site && overrideSite(found.site, env);
  if (services) found.services = services.value;
  if (site) found.site = site.value;
  if (found.site && translation) {
    found.site = { ...found.site, url: `${found.site.url}/${folderOf(language)}` };
  }
  problems.push(...(services?.problems ?? []), ...(site?.problems ?? []));
  if (found.theme && !translation) problems.push(...themeProblems(found.theme, sources));
  const isOwn = (name: keyof Collections, slug: string) =>
    entryFiles.some((file) => file.collection === name && file.slug === slug);
  // What they say was checked in the default language.
  const others = (translation?.entryFiles ?? [])
    .filter((file) => !isOwn(file.collection, file.slug))
    .map((file) => ({ ...file, links: [] }));
  problems.push(...crossProblems(found, [...entryFiles, ...others]));
  const untranslated = inCategories(listEntries(others), translation?.original, found);
  const listed: Collections = {
    projects: [...collections.projects, ...untranslated.projects],
    posts: [...collections.posts, ...untranslated.posts],
    certificates: [...collections.certificates, ...untranslated.certificates],
    customPages: [...collections.customPages, ...untranslated.customPages],
  };
  // Without a problem no document is missing.
  let checked = found as Documents;
  const offPages = problems.length > 0 ? [] : findOffPages(checked, listed);
  const ownPaths = pathsOf(collections, offPages);
  const originalPaths =
    translation && pathsOf(translation.original, translation.original.offPages as RouteId[]);
  const isElsewhere = (path: string) => originalPaths?.has(path) === true && !ownPaths.has(path);
  if (problems.length === 0) {
    const linked = entryFiles.map((file) => ({
      ...file,
      links: file.links.filter(
        ({ href }) => !isElsewhere(href.replace(/[?#].*/, '').toLowerCase()),
      ),
    }));
    problems.push(...offPageProblems(checked, collections, offPages, linked));
  }
  if (problems.length > 0 || !messages) {
    const located = problems.map(locate).map((problem) => {
      const path = problem.field.match(/[^.[\]]+/g) ?? [];
      return { ...problem, line: problem.line ?? lines.get(problem.file)?.(path) };
    });
    return { content: undefined, samples, problems: located, pictures: [], entryFiles };
  }
  if (translation) checked = leadElsewhere(checked, isElsewhere);
  linkArticles({
    ...collections,
    ...(offPages.includes('project') && { projects: [] }),
    ...(offPages.includes('post') && { posts: [] }),
  });
  const remaining = samples.filter((sample) => isStillInPlace(sample, checked));
  const year = Number(today.slice(0, 4));
  const { url } = checked.site;
  const addressOf = (path: string) =>
    (isElsewhere(path.toLowerCase()) ? (translation?.original.site.url ?? url) : url) + path;
  const lists = { collections, listed, addressOf };
  const completed = complete(checked, lists, offPages, remaining, messages, year);
  const content: Content = translation
    ? {
        ...withOwnSlugs(leadElsewhere(completed, isElsewhere), entryFiles),
        untranslated: withoutProse(untranslated),
      }
    : completed;
  const pictures = usesOf(allPictures, content);
  return { content, samples: remaining, problems, pictures, entryFiles };
}

/** Says of image files whether and how the content of a language shows them. */
export function usesOf(pictures: readonly PictureFile[], content: Content): Outcome['pictures'] {
  const text = JSON.stringify(content);
  return pictures.map((picture) => ({
    ...picture,
    isShown: text.includes(`"${picture.published.src}"`),
    halftones: halftonesIn(text, picture),
  }));
}

const knownFiles = [
  ...Object.values(documents).map(({ file }) => file),
  messagesFile,
  ...Object.values(collectionFolders).map(({ folder, kind }) => `${folder}/<slug>.${kind}`),
].join(', ');

/** False for a sample of the services or the site that the environment has replaced. */
function isStillInPlace({ file, path, value }: SampleRecord, content: Documents): boolean {
  const document = (['services', 'site'] as const).find((name) => documents[name].file === file);
  if (!document) return true;
  const current = path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | undefined)?.[key],
    content[document],
  );
  return JSON.stringify(current) === JSON.stringify(value);
}

/** Adds to the documents what follows from others, and takes out what leads to a page that is off. */
function complete(
  found: Documents,
  {
    collections,
    listed,
    addressOf,
  }: { collections: Collections; listed: Collections; addressOf: (path: string) => string },
  offPages: RouteId[],
  samples: readonly SampleRecord[],
  messages: Messages,
  year: number,
): Content {
  const { about, footer, jobs, navigation, owner, pages, services, skills } = found;
  // What is said of each language is added when all are known (`languages.ts`).
  const site: Site = {
    ...found.site,
    languages: undefined,
    name: owner.name,
    sampleCount: samples.length,
    year,
  };
  const resume = resolveResume({ ...found, ...listed }, offPages, addressOf);
  const provenSkills = withReceipts(skills.list, { ...found, ...listed }, offPages);
  const isSample = (name: DocumentName) =>
    samples.some(({ file }) => file === documents[name].file);
  const isLive = ({ href }: Link) => !leadsToOffPage(href, offPages);
  const live = (link: Link | undefined) => (link && isLive(link) ? link : undefined);
  return {
    ...found,
    ...collections,
    untranslated: { projects: [], posts: [], certificates: [], customPages: [] },
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
    home: resolveHome({ ...found, ...collections, messages, skills: provenSkills }, offPages),
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
        const words = pages[id] ?? noWords;
        return [id, { path, isListed, heading: words.title, ...words }];
      }),
    ) as Pages,
    resume,
    resumeQr: qrModules(resume.documentUrl),
    siteIndex: siteIndex({ ...found, ...collections, skills: skills.list, messages }, offPages),
    skills: provenSkills,
    skillsNote: {
      paragraph: skills.paragraph,
      resume: { label: skills.resumeLabel, href: resumeHref(owner) },
    },
  };
}

/** Gives entries of a language the categories of another, in the order of their lists. */
export function inCategories(
  { projects, posts, ...others }: Collections,
  original: Pick<Content, 'categories'> | undefined,
  { categories }: Pick<Partial<Documents>, 'categories'>,
): Collections {
  const renamed =
    (name: 'projects' | 'posts') =>
    <Entry extends { category: string }>(entry: Entry): Entry => {
      const index = original?.categories[name].indexOf(entry.category) ?? -1;
      return { ...entry, category: categories?.[name][index] ?? entry.category };
    };
  return {
    projects: projects.map(renamed('projects')),
    posts: posts.map(renamed('posts')),
    ...others,
  };
}

/** Entries as lists show them. */
export function withoutProse({
  projects,
  posts,
  certificates,
  customPages,
}: Collections): Collections {
  const bare = <Entry extends { page?: ArticlePage }>(entry: Entry): Entry => ({
    ...entry,
    // The read time is in its language.
    ...(entry.page && { page: { ...entry.page, sections: [], readTime: '' } }),
  });
  return {
    projects: projects.map(bare),
    posts: posts.map(bare),
    certificates,
    customPages: customPages.map((page) => ({ ...page, sections: [] })),
  };
}

/** What stands for the words of a page that is off: its component imports them, though no address leads to it. */
const noWords = { title: '', description: '', tile: 'blank' } as const;
