/** Which pages an owner's site does not have. */
import { documents, type Documents } from '../documents';
import type { Problem } from '../explain';
import { pageIds, routeIds, routeOf, type PageId, type RouteId } from '../routes';
import type { Collections } from './shape';
import type { EntryFile } from './entries';

/** The pages that go with another one. */
export const partOf: Partial<Record<RouteId, PageId>> = {
  project: 'projects',
  certificateGroup: 'certificates',
  post: 'blogs',
  comingSoon: 'blogs',
  contactThanks: 'contact',
  feedbackThanks: 'feedback',
};

/** What a page lists, where it lists something. */
function entriesOf(
  { activity, feedbackForm, internships, jobs, services, skills }: Documents,
  { projects, posts, certificates, customPages }: Collections,
): Partial<Record<RouteId, readonly unknown[]>> {
  const { gitHub, leetCode } = services;
  const cards = activity.cards.filter(
    ({ id }) => (id === 'leetCode' ? leetCode : gitHub).provider !== 'none',
  );
  return {
    projects,
    internships,
    certificates,
    customPage: customPages,
    blogs: posts,
    feedback: feedbackForm.parts,
    jobs: jobs.list,
    skills: skills.list,
    activity: [...cards, ...activity.badges],
  };
}

/**
 * Finds the pages that the site does not have: those whose words the owner has left out, those with nothing to show, and what
 * belongs to them.
 */
export function findOffPages(found: Documents, collections: Collections): RouteId[] {
  const entries = entriesOf(found, collections);
  const isOff = (id: RouteId): boolean => {
    const whole = partOf[id];
    if (whole) return isOff(whole);
    const isWordless = id !== 'customPage' && found.pages[id as PageId] === undefined;
    return isWordless || entries[id]?.length === 0;
  };
  return routeIds.filter(isOff);
}

/**
 * Checks that every page that is part of one that is on has its words, and that no prose links to a page that is off. Links of
 * documents to such a page are taken out.
 */
export function offPageProblems(
  { owner, pages }: Documents,
  { posts }: Collections,
  offPages: readonly RouteId[],
  entryFiles: readonly EntryFile[],
): Problem[] {
  const wordless = pageIds
    .filter((id) => partOf[id] && !offPages.includes(id) && !pages[id])
    .filter((id) => id !== 'comingSoon' || posts.some(({ link }) => link.kind === 'placeholder'));
  const noResume = {
    file: documents.owner.file,
    field: 'resumeUrl',
    expectation: 'give the address of your resume, since the resume page is off',
  };
  return [
    ...(!owner.resumeUrl && offPages.includes('resume') ? [noResume] : []),
    ...wordless.map((id) => ({
      file: documents.pages.file,
      field: id,
      expectation: `write the words of this page, or leave "${partOf[id]}" out too`,
    })),
    ...entryFiles.flatMap(({ file, links }) =>
      links
        .filter(({ href }) => leadsToOffPage(href, offPages))
        .map(({ href, line }) => ({
          file,
          line,
          field: '',
          expectation: `give the address of a page that is on; ${href} is off`,
        })),
    ),
  ];
}

/**
 * Whether a link leads to a page that is off.
 *
 * @param href a target as authors write it
 */
export const leadsToOffPage = (href: string, offPages: readonly RouteId[]): boolean =>
  offPages.some(
    (id) =>
      id !== 'customPage' &&
      new RegExp(`^${routeOf(id).path.replace(':slug', '[^/]+')}(?:[?#].*)?$`, 'i').test(href),
  );
