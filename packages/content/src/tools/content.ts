/** How the checked content is put together from the files. */
import type { Words } from '@portfolio/words';
import { en } from '@portfolio/words/en';
import { documents, type DocumentName, type Documents } from '../documents';
import { explain, fieldName, type Problem } from '../explain';
import { pageIds, routeOf, type RouteId } from '../routes';
import type { Section } from '../schemas/article';
import type { Link } from '../schemas/common';
import type { Page, Pages } from '../schemas/page';
import type { Site } from '../schemas/site';
import { overrideServices, overrideSite, type Environment } from '../services';
import { linkArticles } from './articleLinks';
import { crossProblems } from './crossChecks';
import { entryFileOf, isHidden, listEntries, readEntry, withTile, type EntryFile } from './entries';
import { findOffPages, leadsToOffPage, offPageProblems } from './offPages';
import { withReceipts } from './receipts';
import { halftonesIn, noPicture, pictureResolver, type PictureFile } from './pictures';
import { jobDates, resolveResume } from './resume';
import { unwrapSamples, type SampleRecord } from './samples';
import type { Collections, Content } from './shape';
import { siteIndex } from './siteIndex';
import type { Source } from './sources';
import { entryWordsOf, readWords, wordsFile } from './words';

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
}

/**
 * Checks the files and puts the content together.
 *
 * @returns the content, or every problem that was found
 */
export function assembleContent(
  sources: readonly Source[],
  {
    env = {},
    withDrafts = false,
    today = new Date().toISOString().slice(0, 10),
  }: AssembleOptions = {},
): Outcome {
  const problems: Problem[] = sources.flatMap(({ problem }) => problem ?? []);
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
      if (!problem && !markdown) report(file, 'export the content of the file', 'default export');
      return undefined;
    }
    const unwrapped = unwrapSamples(value, file);
    if (!hidden) samples.push(...unwrapped.samples);
    return resolvePictures(unwrapped.value, file, (path) =>
      report(file, noPicture, fieldName(path)),
    );
  };

  const bySource = new Map(
    sources.flatMap((source) => (source.picture ? [] : [[source.file, source] as const])),
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
  const ownWords = bySource.get(wordsFile);
  bySource.delete(wordsFile);
  const language = found.site?.language ?? 'en';
  // Which plural forms there are depends on the language.
  const read = found.site && !ownWords?.problem && readWords(language, ownWords?.value);
  const words = read ? read.words : undefined;
  problems.push(...(read ? read.problems : []));
  const entryWords = entryWordsOf(words ?? en, language);
  for (const source of bySource.values()) {
    const { file, value } = source;
    const entryFile = entryFileOf(source);
    if (!entryFile) {
      if (!source.problem) report(file, `remove or rename the file; known are ${knownFiles}`);
      continue;
    }
    const markdown = source.markdown && {
      ...source.markdown,
      sections: resolvePictures(source.markdown.sections, file) as Section[],
    };
    const hidden = !withDrafts && isHidden(value, today);
    const fields = plain(
      markdown ? { ...source, value: withTile(value, entryFile.slug) } : source,
      hidden,
    );
    problems.push(...(markdown?.problems ?? []));
    for (const { href, line } of markdown?.pictures ?? []) {
      resolvePictures({ src: href }, file, () => report(file, noPicture, '', line));
    }
    if (!hidden) entryFiles.push(entryFile);
    if (fields === undefined) continue;
    problems.push(...readEntry(entryFile, fields, markdown, entryWords, found.categories));
    if ((fields as { sample?: unknown }).sample === true && !hidden) {
      samples.push({ file, path: ['sample'], value: 'all of its words', hint: 'your own' });
    }
  }
  const collections = listEntries(entryFiles);

  const services = found.services && overrideServices(found.services, env);
  const site = found.site && overrideSite(found.site, env);
  if (services) found.services = services.value;
  if (site) found.site = site.value;
  problems.push(...(services?.problems ?? []), ...(site?.problems ?? []));
  problems.push(...crossProblems(found, entryFiles));
  // Without a problem no document is missing.
  const checked = found as Documents;
  const offPages = problems.length > 0 ? [] : findOffPages(checked, collections);
  if (problems.length === 0) {
    problems.push(...offPageProblems(checked, collections, offPages, entryFiles));
  }
  if (problems.length > 0 || !words) {
    const located = problems.map((problem) => {
      const markdown = bySource.get(problem.file)?.markdown;
      const path = problem.field.match(/[^.[\]]+/g) ?? [];
      return { ...problem, line: problem.line ?? markdown?.lineOf(path) };
    });
    return { content: undefined, samples, problems: located, pictures: [] };
  }
  linkArticles({
    ...collections,
    ...(offPages.includes('project') && { projects: [] }),
    ...(offPages.includes('post') && { posts: [] }),
  });
  const remaining = samples.filter((sample) => isStillInPlace(sample, checked));
  const content = complete(checked, collections, offPages, remaining, words);
  const text = JSON.stringify(content);
  const pictures = allPictures.map((picture) => ({
    ...picture,
    isShown: text.includes(`"${picture.published.src}"`),
    halftones: halftonesIn(text, picture),
  }));
  return { content, samples: remaining, problems, pictures };
}

const knownFiles = [
  ...Object.values(documents).map(({ file }) => file),
  ...[wordsFile, 'projects/<slug>.md', 'posts/<slug>.md', 'certificates/<slug>.ts'],
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
  collections: Collections,
  offPages: RouteId[],
  samples: readonly SampleRecord[],
  words: Words,
): Content {
  const { about, footer, jobs, navigation, owner, pages, services, skills } = found;
  const { resumeLabel, ...home } = found.home;
  const site: Site = { ...found.site, name: owner.name, sampleCount: samples.length };
  const isSample = (name: DocumentName) =>
    samples.some(({ file }) => file === documents[name].file);
  const isLive = ({ href }: Link) => !leadsToOffPage(href, offPages);
  const live = (link: Link | undefined) => (link && isLive(link) ? link : undefined);
  return {
    ...found,
    ...collections,
    site,
    words,
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
    home: {
      ...home,
      hire: live(home.hire),
      recentWork: { ...home.recentWork, link: live(home.recentWork.link) },
      resume: { label: resumeLabel, href: owner.resumeUrl },
    },
    jobs: jobs.list.map((job) => ({ ...job, dates: jobDates(job, jobs.present, site.language) })),
    navigation: navigation.filter(isLive),
    pages: Object.fromEntries(
      pageIds.map((id): [string, Page] => {
        const { path, isListed = true } = routeOf(id);
        const words = pages[id] ?? noWords;
        return [id, { path, isListed, heading: words.title, ...words }];
      }),
    ) as Pages,
    resume: resolveResume({ ...found, ...collections, site }, offPages),
    siteIndex: siteIndex({ ...found, ...collections, skills: skills.list, words }, offPages),
    skills: withReceipts(skills.list, { ...found, ...collections }, offPages),
    skillsNote: {
      paragraph: skills.paragraph,
      resume: { label: skills.resumeLabel, href: owner.resumeUrl },
    },
  };
}

/** What stands for the words of a page that is off: its component imports them, though no address leads to it. */
const noWords = { title: '', description: '', tile: 'blank' } as const;
