/** The shape of the checked content, and how it is put together from the files. */
import type { Words } from '@portfolio/words';
import { en } from '@portfolio/words/en';
import { documents, type DocumentName, type Documents } from '../documents';
import { explain, fieldName, type Problem } from '../explain';
import { pageIds, routeOf, type RouteId } from '../routes';
import type { Section } from '../schemas/article';
import type { CertificateGroup } from '../schemas/certificate';
import type { Link } from '../schemas/common';
import type { Footer } from '../schemas/footer';
import type { Home } from '../schemas/home';
import type { Page, Pages } from '../schemas/page';
import type { Post } from '../schemas/post';
import type { Project } from '../schemas/project';
import type { Resume } from '../schemas/resume';
import type { Site } from '../schemas/site';
import type { SiteIndexGroup } from '../schemas/siteIndex';
import type { GitHubSnapshot, LeetCodeSnapshot } from '../schemas/snapshot';
import type { Skill, SkillsNote } from '../schemas/skill';
import type { Job } from '../schemas/work';
import { overrideServices, overrideSite, type Environment } from '../services';
import { linkArticles } from './articleLinks';
import { collectionProblems, documentProblems } from './crossChecks';
import { entryFileOf, isHidden, readEntry, sortEntries, withTile, type EntryFile } from './entries';
import { findOffPages, leadsToOffPage, offPageProblems } from './offPages';
import { withReceipts } from './receipts';
import { halftonesIn, noPicture, pictureResolver, type PictureFile } from './pictures';
import { jobDates, resolveResume } from './resume';
import { unwrapSamples, type SampleRecord } from './samples';
import { siteIndex } from './siteIndex';
import type { Source } from './sources';
import { entryWordsOf, readWords, wordsFile } from './words';
import { without } from './without';

/** The entries of the three folders, in the order of their lists. */
export interface Collections {
  projects: Project[];
  posts: Post[];
  certificates: CertificateGroup[];
}

/** Everything that the site shows. */
export interface Content
  extends
    Collections,
    Omit<
      Documents,
      | 'footer'
      | 'gitHubSnapshot'
      | 'home'
      | 'jobs'
      | 'leetCodeSnapshot'
      | 'pages'
      | 'resume'
      | 'site'
      | 'skills'
    > {
  footer: Footer;
  gitHubSnapshot: GitHubSnapshot;
  home: Home;
  jobs: Job[];
  leetCodeSnapshot: LeetCodeSnapshot;
  /** The pages that the site does not have. */
  offPages: RouteId[];
  pages: Pages;
  resume: Resume;
  site: Site;
  /** Everything that visitors can look for. */
  siteIndex: SiteIndexGroup[];
  skills: Skill[];
  skillsNote: SkillsNote;
  /** The words of the interface in the site's language. */
  words: Words;
}

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
  const samples: SampleRecord[] = [];
  const collections: Collections = { projects: [], posts: [], certificates: [] };
  const found: Partial<Documents> = {};
  const entryFiles: EntryFile[] = [];

  /** The plain value of a file, its samples noted. */
  const plain = ({ file, value, markdown, problem }: Source): unknown => {
    if (value === undefined) {
      // What cannot be read has said why.
      if (!problem && !markdown) {
        const expectation = 'export the content of the file';
        problems.push({ file, field: 'default export', expectation });
      }
      return undefined;
    }
    const unwrapped = unwrapSamples(value, file);
    samples.push(...unwrapped.samples);
    return resolvePictures(unwrapped.value, file, (path) =>
      problems.push({
        file,
        ...(markdown && { line: markdown.lineOf(path) }),
        field: fieldName(path),
        expectation: noPicture,
      }),
    );
  };

  const allPictures = sources.flatMap(({ picture }) => (picture ? [picture] : []));
  const resolvePictures = pictureResolver(allPictures);
  const bySource = new Map(
    sources.flatMap((source) => (source.picture ? [] : [[source.file, source] as const])),
  );
  for (const name of Object.keys(documents) as DocumentName[]) {
    const { file, ...document } = documents[name];
    const source = bySource.get(file);
    bySource.delete(file);
    if (!source && 'whenMissing' in document) {
      Object.assign(found, { [name]: document.whenMissing });
      continue;
    }
    if (!source) {
      problems.push({ file, field: '', expectation: 'write this file; the site needs it' });
      continue;
    }
    readDocument(name, plain(source), found, problems);
  }
  const ownWords = bySource.get(wordsFile);
  bySource.delete(wordsFile);
  const language = found.site?.language ?? 'en';
  // Which plural forms there are depends on the language.
  const read = found.site && !ownWords?.problem && readWords(language, ownWords?.value);
  const words = read ? read.words : undefined;
  problems.push(...(read ? read.problems : []));
  for (const source of bySource.values()) {
    const { file, value } = source;
    const markdown = source.markdown && {
      ...source.markdown,
      sections: resolvePictures(source.markdown.sections, file) as Section[],
    };
    const entryFile = entryFileOf(source);
    if (!entryFile) {
      const expectation = `remove or rename the file; known are ${knownFiles()}`;
      if (!source.problem) problems.push({ file, field: '', expectation });
      continue;
    }
    const hidden = !withDrafts && isHidden(value, today);
    const before = samples.length;
    const fields = plain(markdown ? { ...source, value: withTile(value, entryFile.slug) } : source);
    if ((fields as { sample?: unknown } | undefined)?.sample === true) {
      samples.push({
        file,
        field: 'sample',
        path: [],
        value: 'all of its words',
        hint: 'your own',
      });
    }
    if (hidden) samples.length = before;
    problems.push(...(markdown?.problems ?? []));
    for (const { href, line } of markdown?.pictures ?? []) {
      resolvePictures({ src: href }, file, () =>
        problems.push({ file, line, field: '', expectation: noPicture }),
      );
    }
    const entry =
      fields === undefined
        ? undefined
        : readEntry(
            entryFile,
            fields,
            markdown,
            entryWordsOf(words ?? en, language),
            found.categories,
          );
    problems.push(...(entry?.problems ?? []));
    if (entry && !hidden) entry.keep(collections);
    if (!hidden) entryFiles.push(entryFile);
  }
  sortEntries(collections);

  const services = found.services && overrideServices(found.services, env);
  const site = found.site && overrideSite(found.site, env);
  if (services) found.services = services.value;
  if (site) found.site = site.value;
  problems.push(...(services?.problems ?? []), ...(site?.problems ?? []));
  const withLine = (problem: Problem): Problem => {
    const markdown = bySource.get(problem.file)?.markdown;
    const path = problem.field.match(/[^.[\]]+/g) ?? [];
    return markdown ? { line: markdown.lineOf(path), ...problem } : problem;
  };
  problems.push(
    ...collectionProblems(collections, entryFiles).map(withLine),
    ...documentProblems(found, collections, entryFiles).map(withLine),
  );
  if (problems.length > 0 || !words) {
    return { content: undefined, samples, problems, pictures: [] };
  }

  // Without a problem no document is missing.
  const checked = found as Documents;
  const offPages = findOffPages(checked, collections);
  problems.push(...offPageProblems(checked, collections, offPages, entryFiles));
  if (problems.length > 0) return { content: undefined, samples, problems, pictures: [] };
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

/** Checks a document and keeps it when it is good. */
function readDocument<Name extends DocumentName>(
  name: Name,
  value: unknown,
  found: Partial<Documents>,
  problems: Problem[],
): void {
  if (value === undefined) return;
  const { file, schema } = documents[name];
  const result = schema.safeParse(value);
  if (result.success) found[name] = result.data as Documents[Name];
  else problems.push(...explain(file, result.error.issues));
}

function knownFiles(): string {
  const files = Object.values(documents).map(({ file }) => file);
  return [
    ...files,
    wordsFile,
    'projects/<slug>.md',
    'posts/<slug>.md',
    'certificates/<slug>.ts',
  ].join(', ');
}

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
  const { about, footer, home, jobs, navigation, owner, pages, services, skills } = found;
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
      ...without(home, 'resumeLabel'),
      hire: live(home.hire),
      recentWork: { ...home.recentWork, link: live(home.recentWork.link) },
      resume: { label: home.resumeLabel, href: owner.resumeUrl },
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
    skills: withReceipts(skills.list, { ...found, ...collections, jobs: jobs.list }, offPages),
    skillsNote: {
      paragraph: skills.paragraph,
      resume: { label: skills.resumeLabel, href: owner.resumeUrl },
    },
  };
}

/** What stands for the words of a page that is off: its component imports them, though no address leads to it. */
const noWords = { title: '', description: '', tile: 'blank' } as const;
