/** Lists everything that visitors can look for. */
import type { Messages } from '@portfolio/messages';
import type { Documents } from '../documents';
import {
  canonicalPath,
  certificateId,
  hrefTo,
  questionId,
  routeIds,
  routeOf,
  type EntryRouteId,
  type RouteId,
} from '../routes';
import type { Collections } from './shape';

/** Something that visitors can look for. */
interface SiteIndexEntry {
  title: string;
  /** Where it is, from the root of the site. */
  href: string;
  /** What is said of it in a sentence or two. */
  text: string;
}

/** Everything of one kind. */
export interface SiteIndexGroup {
  kind: keyof typeof pageOf;
  entries: SiteIndexEntry[];
}

/** What the list is made from; skills are the owner's, before receipts are found. */
type Listed = Collections &
  Pick<Documents, 'faq' | 'pages'> & { skills: Documents['skills']['list']; messages: Messages };

/** The kinds of things that visitors can look for, in the order in which they are listed, each with the page that its entries are on. */
const pageOf = {
  page: 'home',
  project: 'project',
  post: 'post',
  certificate: 'certificateGroup',
  skill: 'skills',
  question: 'contact',
} as const satisfies Record<string, RouteId>;

/**
 * Lists pages, projects, posts, certificates, skills and questions, for the search and for the page that lists everything.
 *
 * @returns the kinds that there is something of
 */
export function siteIndex(
  { certificates, customPages, faq, pages, posts, projects, skills, messages }: Listed,
  offPages: readonly RouteId[],
): SiteIndexGroup[] {
  const entries: Record<SiteIndexGroup['kind'], SiteIndexEntry[]> = {
    page: [
      ...routeIds.flatMap((id) => {
        const { path, isListed = true } = routeOf(id);
        const page = pages[id as keyof typeof pages];
        // This list is no part of itself.
        if (!page || !isListed || path.includes(':') || id === 'search' || offPages.includes(id)) {
          return [];
        }
        const href = canonicalPath(id as Exclude<RouteId, EntryRouteId>);
        const title = id === 'home' ? messages.page.home : (page.heading ?? page.title);
        return [{ title, href, text: page.description }];
      }),
      ...customPages.map(({ slug, title, description }) => ({
        title,
        href: hrefTo('customPage', slug),
        text: description,
      })),
    ],
    project: projects.flatMap(({ slug, name, category, link, page }) => {
      const href = hrefTo('project', slug);
      if (page) return [{ title: page.title, href, text: page.description }];
      return link.kind === 'external' ? [{ title: name, href: link.href, text: category }] : [];
    }),
    post: posts.flatMap(({ slug, title, page }) =>
      page ? [{ title, href: hrefTo('post', slug), text: page.description }] : [],
    ),
    certificate: certificates.flatMap((group) =>
      group.certificates.map(({ title, issuedBy, date }, index) => ({
        title,
        href: `${hrefTo('certificateGroup', group.slug)}#${certificateId(index)}`,
        text: `${issuedBy}, ${date}`,
      })),
    ),
    skill: skills.map(({ name, category }) => ({
      title: name,
      href: `${hrefTo('skills')}?${new URLSearchParams({ search: name }).toString()}`,
      text: category,
    })),
    question: faq.map(({ question, answer }, index) => ({
      title: question,
      href: `${hrefTo('contact')}#${questionId(index)}`,
      text: answer,
    })),
  };
  return (Object.keys(pageOf) as SiteIndexGroup['kind'][])
    .map((kind) => ({ kind, entries: entries[kind] }))
    .filter(({ kind, entries }) => entries.length > 0 && !offPages.includes(pageOf[kind]));
}
