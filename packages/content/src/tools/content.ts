/** The shape of the checked content, and how it is put together from the files. */
import type { Words } from '@portfolio/words';
import type { z } from 'zod';
import {
  postCategoryNames,
  projectCategoryNames,
  skillCategoryNames,
  upcomingCategory,
} from '../categories';
import { documents, type DocumentName, type Documents } from '../documents';
import { explain, fieldName, type Problem } from '../explain';
import { pageIds, routeOf } from '../routes';
import { certificateGroupSchema, type CertificateGroup } from '../schemas/certificate';
import type { Section } from '../schemas/article';
import type { Footer } from '../schemas/footer';
import type { Home } from '../schemas/home';
import type { Pages } from '../schemas/page';
import { postSchema, toPost, type Post, type PostSummary } from '../schemas/post';
import { projectSchema, toProject, type Project, type ProjectSummary } from '../schemas/project';
import type { Resume } from '../schemas/resume';
import type { Site } from '../schemas/site';
import type { Skill, SkillsNote } from '../schemas/skill';
import { overrideServices, overrideSite, type Environment } from '../services';
import { linkArticles } from './articleLinks';
import { collectionProblems, documentProblems, type EntryFile } from './crossChecks';
import { withReceipts } from './receipts';
import { noPicture, pictureResolver, type PictureFile } from './pictures';
import { resolveResume } from './resume';
import { unwrapSamples, type SampleRecord } from './samples';
import type { Source } from './sources';
import { readWords, wordsFile } from './words';
import { without } from './without';

/** The entries of the three folders, in the order of their lists. */
export interface Collections {
  projects: Project[];
  posts: Post[];
  certificates: CertificateGroup[];
}

/** Everything that the site shows. */
export interface Content
  extends Collections, Omit<Documents, 'footer' | 'home' | 'pages' | 'resume' | 'site' | 'skills'> {
  footer: Footer;
  home: Home;
  pages: Pages;
  resume: Resume;
  site: Site;
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
  /** The image files of the folder, and whether what visitors see names them; empty when there are problems. */
  pictures: (PictureFile & { isUsed: boolean })[];
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
 * @param sources the files with what they hold
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
  const problems: Problem[] = [];
  const samples: SampleRecord[] = [];
  const collections: Collections = { projects: [], posts: [], certificates: [] };
  const found: Partial<Documents> = {};
  const entryFiles: EntryFile[] = [];

  /** The plain value of a file, its samples noted. */
  const plain = ({ file, value, markdown }: Source): unknown => {
    if (value === undefined) {
      problems.push({
        file,
        field: 'default export',
        expectation: 'export the content of the file',
      });
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
    const { file } = documents[name];
    const source = bySource.get(file);
    bySource.delete(file);
    if (!source) {
      problems.push({ file, field: '', expectation: 'write this file; the site needs it' });
      continue;
    }
    readDocument(name, plain(source), found, problems);
  }
  const ownWords = bySource.get(wordsFile);
  bySource.delete(wordsFile);
  const { words, problems: wordProblems } = readWords(
    found.site?.language ?? 'en',
    ownWords?.value,
  );
  problems.push(...wordProblems);
  for (const source of bySource.values()) {
    const { file, value } = source;
    const markdown = source.markdown && {
      ...source.markdown,
      sections: resolvePictures(source.markdown.sections, file) as Section[],
    };
    const match = entryFilePattern.exec(file);
    if (!match) {
      const expectation = `remove or rename the file; known are ${knownFiles()}`;
      problems.push({ file, field: '', expectation });
      continue;
    }
    const hidden = !withDrafts && isHidden(value, today);
    const entryFile: EntryFile = {
      file,
      collection: (match[1] ?? match[3]) as EntryFile['collection'],
      slug: match[2] ?? match[4] ?? '',
      links: markdown?.links ?? [],
      ids: markdown?.ids ?? [],
    };
    const before = samples.length;
    const fields = plain(source);
    if (hidden) samples.length = before;
    problems.push(...(markdown?.problems ?? []));
    for (const { href, line } of markdown?.pictures ?? []) {
      resolvePictures({ src: href }, file, () =>
        problems.push({ file, line, field: '', expectation: noPicture }),
      );
    }
    if (fields !== undefined) readEntry(entryFile, fields, markdown, collections, problems, hidden);
    if (!hidden) entryFiles.push(entryFile);
  }
  collections.projects.sort(byPlace(({ page }) => page?.publishedOn));
  collections.posts.sort(byPlace(({ date }) => date));
  collections.certificates.sort((one, other) => one.order - other.order);

  problems.push(...collectionProblems(collections, entryFiles));
  problems.push(...documentProblems(found, collections, entryFiles));
  linkArticles(collections);

  const overriddenServices = found.services && overrideServices(found.services, env);
  const overriddenSite = found.site && overrideSite(found.site, env);
  problems.push(...(overriddenServices?.problems ?? []), ...(overriddenSite?.problems ?? []));
  if (problems.length > 0 || !overriddenServices || !overriddenSite || !words) {
    return { content: undefined, samples, problems, pictures: [] };
  }

  const overridden = { ...(found as Documents) };
  overridden.services = overriddenServices.value;
  overridden.site = overriddenSite.value;
  const remaining = samples.filter((sample) => isStillInPlace(sample, overridden));
  const content = complete(overridden, collections, remaining.length, words);
  const text = JSON.stringify(content);
  const pictures = allPictures.map((picture) => ({
    ...picture,
    isUsed: text.includes(`"${picture.published.src}"`),
  }));
  return { content, samples: remaining, problems, pictures };
}

/** Projects and posts are Markdown, alone or in a folder with their pictures; a group of certificates is typed data. */
const entryFilePattern =
  /^(?:(projects|posts)\/([^/]+?)(?:\/index)?\.md|(certificates)\/([^/]+)\.ts)$/;

/** Whether an entry is not for visitors, or not yet. */
function isHidden(value: unknown, today: string): boolean {
  const { draft, date } = (value ?? {}) as Record<string, unknown>;
  return draft === true || (typeof date === 'string' && date > today);
}

/** An announced entry comes last; the others by their order and, without one, the newest first. */
function byPlace<Entry extends { order?: number; category: string; slug: string }>(
  dateOf: (entry: Entry) => string | undefined,
) {
  const keyed = (entry: Entry): [number, number] => [
    entry.category === upcomingCategory ? 1 : 0,
    entry.order ?? Number.MAX_SAFE_INTEGER,
  ];
  return (one: Entry, other: Entry): number => {
    const [[last, order], [otherLast, otherOrder]] = [keyed(one), keyed(other)];
    return (
      last - otherLast ||
      order - otherOrder ||
      (dateOf(other) ?? '').localeCompare(dateOf(one) ?? '') ||
      one.slug.localeCompare(other.slug)
    );
  };
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

/** Checks an entry and keeps it when it is good and for visitors. */
function readEntry(
  { file, collection, slug }: EntryFile,
  value: unknown,
  markdown: Source['markdown'],
  collections: Collections,
  problems: Problem[],
  isHidden: boolean,
): void {
  const before = problems.length;
  const report = (field: string, expectation: string) => {
    const line = markdown?.lineOf(field === '' ? [] : [field]);
    problems.push({ file, ...(line !== undefined && { line }), field, expectation });
  };
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    report('', 'name the file in lower-case letters and digits joined by single hyphens');
  }
  const check = <Schema extends z.ZodType>(schema: Schema) => {
    const result = schema.safeParse(value);
    if (!result.success) problems.push(...explain(file, result.error.issues, markdown?.lineOf));
    return result.data;
  };
  const prose = markdown ?? { sections: [], words: 0 };
  const keep = <Entry>(list: Entry[], entry: Entry) => {
    if (problems.length === before && !isHidden) list.push(entry);
  };
  if (collection === 'projects') {
    const fields = check(projectSchema);
    if (fields) keep(collections.projects, toProject(slug, fields, prose, report));
  } else if (collection === 'posts') {
    const fields = check(postSchema);
    if (fields) keep(collections.posts, toPost(slug, fields, prose, report));
  } else {
    const group = check(certificateGroupSchema);
    if (group && group.slug !== slug) report('slug', `write "${slug}", the name of the file`);
    if (group) keep(collections.certificates, group);
  }
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

/** Adds to the documents what follows from others. */
function complete(
  found: Documents,
  collections: Collections,
  sampleCount: number,
  words: Words,
): Content {
  const { footer, home, owner, pages, services, skills } = found;
  const site: Site = { ...found.site, name: owner.name, sampleCount };
  return {
    ...found,
    ...collections,
    site,
    words,
    footer: { ...footer, profiles: services.social, policies: services.policies },
    home: {
      ...without(home, 'resumeLabel'),
      resume: { label: home.resumeLabel, href: owner.resumeUrl },
    },
    pages: Object.fromEntries(
      pageIds.map((id) => {
        const { path, isListed = true } = routeOf(id);
        return [id, { path, isListed, ...pages[id] }];
      }),
    ) as Pages,
    resume: resolveResume({ ...found, ...collections, site }),
    skills: withReceipts(skills.list, { ...collections, internships: found.internships }),
    skillsNote: {
      paragraph: skills.paragraph,
      resume: { label: skills.resumeLabel, href: owner.resumeUrl },
    },
  };
}

/** A project as lists need it: what its card shows and no more, since every visitor of a list loads all of them. */
export function projectSummary(project: Project): ProjectSummary {
  const { slug, name, category, tile, image, link } = project;
  return { slug, name, category, tile, image, link };
}

/** A blog entry as lists need it: what its card shows and no more. */
export function postSummary(post: Post, author: string): PostSummary {
  const { slug, title, content, image, tile, date, category, link, page } = post;
  return {
    slug,
    title,
    content,
    image,
    tile,
    date,
    category,
    author,
    ...(page && { readTime: page.readTime }),
    isPlaceholder: link.kind === 'placeholder',
  };
}

/** The choices of each filter. @param all the word for every entry. */
export const filterCategories = (all: string) => ({
  projectCategories: [all, ...projectCategoryNames],
  postCategories: [all, ...postCategoryNames],
  skillCategories: [all, ...skillCategoryNames],
});
