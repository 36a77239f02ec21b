/** The shape of the checked content, and how it is put together from the files. */
import {
  allCategories,
  postCategoryNames,
  projectCategoryNames,
  skillCategoryNames,
} from '../categories';
import { documents, type DocumentName, type Documents } from '../documents';
import { explain, type Problem } from '../explain';
import { pageIds, routeOf } from '../routes';
import { certificateGroupSchema, type CertificateGroup } from '../schemas/certificate';
import type { Footer } from '../schemas/footer';
import type { Home } from '../schemas/home';
import type { Pages } from '../schemas/page';
import { postSchema, type Post, type PostSummary } from '../schemas/post';
import { projectSchema, type Project, type ProjectSummary } from '../schemas/project';
import type { Resume } from '../schemas/resume';
import type { Site } from '../schemas/site';
import type { SkillsNote } from '../schemas/skill';
import { overrideServices, overrideSite, type Environment } from '../services';
import { collectionProblems, documentProblems } from './crossChecks';
import { resolveResume } from './resume';
import { unwrapSamples, type SampleRecord } from './samples';
import { collectionNames, type CollectionName, type Source } from './sources';
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
  skills: Documents['skills']['list'];
  skillsNote: SkillsNote;
}

/** What came of checking the files. */
export interface Outcome {
  /** The content; undefined when there are problems. */
  content: Content | undefined;
  /** The values that the owner still has to replace. */
  samples: SampleRecord[];
  /** The mistakes; empty when the content is good. */
  problems: Problem[];
}

const collectionSchemas = {
  projects: projectSchema,
  posts: postSchema,
  certificates: certificateGroupSchema,
} as const;

/**
 * Checks the files and puts the content together.
 *
 * @param sources the files with their default exports
 * @param env the environment, which may override the services and the site's address
 * @returns the content, or every problem that was found
 */
export function assembleContent(sources: readonly Source[], env: Environment = {}): Outcome {
  const problems: Problem[] = [];
  const samples: SampleRecord[] = [];
  const collections: Collections = { projects: [], posts: [], certificates: [] };
  const found: Partial<Documents> = {};

  /** The plain value of a file, its samples noted. */
  const plain = ({ file, value }: Source): unknown => {
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
    return unwrapped.value;
  };

  const bySource = new Map(sources.map((source) => [source.file, source]));
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
  for (const source of bySource.values()) {
    const collection = collectionOf(source.file);
    if (!collection) {
      problems.push({
        file: source.file,
        field: '',
        expectation: `remove or rename the file; known are ${knownFiles()}`,
      });
      continue;
    }
    readEntry(collection, source.file, plain(source), collections, problems);
  }
  for (const name of collectionNames) {
    collections[name].sort((one, other) => one.order - other.order);
  }

  problems.push(...collectionProblems(collections));
  const entryFiles = [...bySource.keys()];
  problems.push(...documentProblems(found, collections, entryFiles));

  const overriddenServices = found.services && overrideServices(found.services, env);
  const overriddenSite = found.site && overrideSite(found.site, env);
  problems.push(...(overriddenServices?.problems ?? []), ...(overriddenSite?.problems ?? []));
  if (problems.length > 0 || !overriddenServices || !overriddenSite) {
    return { content: undefined, samples, problems };
  }

  const overridden = { ...(found as Documents) };
  overridden.services = overriddenServices.value;
  overridden.site = overriddenSite.value;
  const remaining = samples.filter((sample) => isStillInPlace(sample, overridden));
  return {
    content: complete(overridden, collections, remaining.length),
    samples: remaining,
    problems,
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

/** Checks an entry and keeps it when it is good. */
function readEntry(
  collection: CollectionName,
  file: string,
  value: unknown,
  collections: Collections,
  problems: Problem[],
): void {
  if (value === undefined) return;
  const result = collectionSchemas[collection].safeParse(value);
  if (!result.success) {
    problems.push(...explain(file, result.error.issues));
    return;
  }
  const slug = file.slice(collection.length + 1, -'.ts'.length);
  if (result.data.slug !== slug) {
    problems.push({ file, field: 'slug', expectation: `write "${slug}", the name of the file` });
    return;
  }
  (collections[collection] as (typeof result.data)[]).push(result.data);
}

/** The folder that an entry's file stands in; undefined for any other file. */
function collectionOf(file: string): CollectionName | undefined {
  return collectionNames.find(
    (name) => file.startsWith(`${name}/`) && /^[^/]+\/[^/]+\.ts$/.test(file),
  );
}

function knownFiles(): string {
  const files = Object.values(documents).map(({ file }) => file);
  return [...files, ...collectionNames.map((name) => `${name}/<slug>.ts`)].join(', ');
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
function complete(found: Documents, collections: Collections, sampleCount: number): Content {
  const { footer, home, owner, pages, services, skills } = found;
  const site: Site = { ...found.site, name: owner.name, sampleCount };
  return {
    ...found,
    ...collections,
    site,
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
    skills: skills.list,
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

/** The choices of each filter. */
export const filterCategories = {
  projectCategories: [allCategories, ...projectCategoryNames],
  postCategories: [allCategories, ...postCategoryNames],
  skillCategories: [allCategories, ...skillCategoryNames],
};
