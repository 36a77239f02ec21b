import {
  certificateEntries,
  postEntries,
  projectEntries,
  aboutPage,
  activityPage,
  blogsPage,
  certificatesPage,
  contactPage,
  contactThanksPage,
  feedbackPage,
  feedbackThanksPage,
  homePage,
  internshipsPage,
  projectsPage,
  resumePage,
  skillsPage,
  type CertificateGroup,
  type IsoDate,
  type Page,
  type Post,
  type PostPage,
  type Project,
  type ProjectPage,
} from '@portfolio/content/node';
import { certificatePath, comingSoonPath, paths, postPath, projectPath } from '../src/paths';

/** The name of a page that is not made from an entry. */
export type PageId = keyof typeof paths;

/** What a page is about. */
export type Subject =
  | { kind: 'page'; id: PageId; page: Page }
  | { kind: 'project'; entry: Project & { page: ProjectPage } }
  | { kind: 'post'; entry: Post & { page: PostPage } }
  | { kind: 'comingSoon'; entry: Post }
  | { kind: 'certificates'; entry: CertificateGroup };

/** One page to prerender. */
export interface Address {
  /** Where its HTML goes, from the root and without a slash at the end; also what is rendered, and the canonical address. */
  path: string;
  /** The capitalised form that cards link to, where the specification has one; it answers like `path` (Decision 7). */
  linked?: string;
  /** Addresses of other slugs that answer with the page (Decision 2). */
  aliases: string[];
  subject: Subject;
  /** Date of the last change, where one is known. */
  updatedOn?: IsoDate;
}

/** Everything the page answers to besides its own address. */
export const copiesOf = ({ linked, aliases }: Address) => [...(linked ? [linked] : []), ...aliases];

const fixedPages: Record<PageId, Page> = {
  home: homePage,
  about: aboutPage,
  projects: projectsPage,
  internships: internshipsPage,
  certificates: certificatesPage,
  feedback: feedbackPage,
  skills: skillsPage,
  blogs: blogsPage,
  contact: contactPage,
  resume: resumePage,
  activity: activityPage,
  contactThanks: contactThanksPage,
  feedbackThanks: feedbackThanksPage,
};

/** The latest of some days; years come first in them, so that text order is time order. */
const latest = (days: readonly (IsoDate | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** All addresses of the site but the 404 page. */
export function listAddresses(): Address[] {
  const projects = projectEntries.flatMap((entry): Address[] => {
    const { slug, aliases = [], page } = entry;
    if (!page) return [];
    return [
      {
        path: projectPath.canonical(slug),
        aliases: aliases.map(projectPath.canonical),
        subject: { kind: 'project', entry: { ...entry, page } },
        updatedOn: page.updatedOn,
      },
    ];
  });

  const posts = postEntries.map((entry): Address => {
    const { slug, aliases = [], page } = entry;
    const { canonical, href } = page ? postPath : comingSoonPath;
    return {
      path: canonical(slug),
      linked: href(slug),
      aliases: aliases.flatMap((alias) => [canonical(alias), href(alias)]),
      subject: page ? { kind: 'post', entry: { ...entry, page } } : { kind: 'comingSoon', entry },
      updatedOn: page?.updatedOn,
    };
  });

  const certificates = certificateEntries.map((entry): Address => ({
    path: certificatePath.canonical(entry.slug),
    linked: certificatePath.href(entry.slug),
    aliases: [],
    subject: { kind: 'certificates', entry },
  }));

  const lastProject = latest(projects.map(({ updatedOn }) => updatedOn));
  const lastPost = latest(posts.map(({ updatedOn }) => updatedOn));
  // A list changes when one of its entries does. Of other pages no date is known, and none is made up.
  const changed: Partial<Record<PageId, IsoDate>> = {
    home: lastProject,
    projects: lastProject,
    blogs: lastPost,
  };
  const fixed = (Object.keys(paths) as PageId[]).map((id): Address => ({
    path: paths[id],
    aliases: [],
    subject: { kind: 'page', id, page: fixedPages[id] },
    updatedOn: changed[id],
  }));

  return [...fixed, ...projects, ...posts, ...certificates];
}
