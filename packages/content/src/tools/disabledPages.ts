/** Finds a site's disabled pages. */
import { problemAt, type Documents } from '../documents';
import type { Problem } from '../explain';
import { canonicalPath, pageIds, routeIds, type PageId, type RouteId } from '../routes';
import type { Collections, LinkHelpers } from './shape';
import type { EntryFile } from './entries';

export const parentPages: Partial<Record<RouteId, PageId>> = {
  project: 'projects',
  certificateGroup: 'certificates',
  post: 'blogs',
  comingSoon: 'blogs',
  contactThanks: 'contact',
  feedbackThanks: 'feedback',
};

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

/** Finds disabled pages: pages that are not in `pages.yaml`, pages without content, and their subpages. */
export function findDisabledPages(validDocuments: Documents, collections: Collections): RouteId[] {
  const entries = entriesOf(validDocuments, collections);
  const isOff = (id: RouteId): boolean => {
    const parent = parentPages[id];
    if (parent) return isOff(parent);
    const isMissing = id !== 'customPage' && validDocuments.pages[id as PageId] === undefined;
    return isMissing || entries[id]?.length === 0;
  };
  return routeIds.filter(isOff);
}

/**
 * Reports missing subpages (such as a form's thank-you page), a missing `resumeUrl` if the resume page is disabled, and links in prose to
 * disabled pages. Such links in documents are removed instead.
 *
 * @param isOff returns true for a link to a page that is disabled in this language and in the default language
 */
export function disabledPageProblems(
  { owner, pages }: Documents,
  { posts }: Collections,
  disabledPages: readonly RouteId[],
  entryFiles: readonly EntryFile[],
  isOff: LinkHelpers['isOff'],
): Problem[] {
  const missingPages = pageIds
    .filter((id) => parentPages[id] && !disabledPages.includes(id) && !pages[id])
    .filter((id) => id !== 'comingSoon' || posts.some(({ link }) => link.kind === 'upcoming'));
  const noResume = 'give the URL of your resume, because the resume page is off';
  return [
    ...(!owner.resumeUrl && isOff(canonicalPath('resume'))
      ? [problemAt(['owner', 'resumeUrl'], noResume)]
      : []),
    ...missingPages.map((id) =>
      problemAt(['pages', id], `add this page, or remove "${parentPages[id]}" too`),
    ),
    ...entryFiles.flatMap(({ file, links }) =>
      links
        .filter(({ href }) => isOff(href))
        .map(({ href, line }) => ({
          file,
          line,
          field: '',
          expectation: `link to a page that exists; ${href} is off`,
        })),
    ),
  ];
}
