/** Lists everything that visitors can search for. */
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

interface SiteIndexEntry {
  title: string;
  /** Path from the site's root, with an optional query or fragment. */
  href: string;
  /** Short description, such as a summary or a category. */
  text: string;
  /** The item's language, if it differs from the site's. */
  language?: string;
}

/** All items of one kind. */
export interface SiteIndexGroup {
  kind: keyof typeof pageOf;
  entries: SiteIndexEntry[];
}

type IndexSources = Collections &
  Pick<Documents, 'faq' | 'pages'> & { skills: Documents['skills']['list']; messages: Messages };

/** Kinds of items in the order of the site index, each with the page that shows its items. */
const pageOf = {
  page: 'home',
  project: 'project',
  post: 'post',
  certificate: 'certificateGroup',
  skill: 'skills',
  question: 'contact',
} as const satisfies Record<string, RouteId>;

const kinds = Object.keys(pageOf) as SiteIndexGroup['kind'][];

/** Lists pages, projects, posts, certificates, skills and questions, for the search dialog and the search page. Omits empty kinds. */
export function siteIndex(
  { certificates, customPages, faq, pages, posts, projects, skills, messages }: IndexSources,
  disabledPages: readonly RouteId[],
): SiteIndexGroup[] {
  const entries: Record<SiteIndexGroup['kind'], SiteIndexEntry[]> = {
    page: [
      ...routeIds.flatMap((id) => {
        const { path, isListed = true } = routeOf(id);
        const page = pages[id as keyof typeof pages];
        // The search page does not list itself.
        if (
          !page ||
          !isListed ||
          path.includes(':') ||
          id === 'search' ||
          disabledPages.includes(id)
        ) {
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
      group.certificates.map(({ title, issuedBy, dateLabel }, index) => ({
        title,
        href: `${hrefTo('certificateGroup', group.slug)}#${certificateId(index)}`,
        text: `${issuedBy}, ${dateLabel}`,
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
  return kinds
    .map((kind) => ({ kind, entries: entries[kind] }))
    .filter(({ kind, entries }) => entries.length > 0 && !disabledPages.includes(pageOf[kind]));
}

/** Adds the default language's untranslated items to the end of each group. */
export function withUntranslatedItems(
  own: readonly SiteIndexGroup[],
  original: readonly SiteIndexGroup[],
  language: string,
  isUntranslated: (href: string) => boolean,
): SiteIndexGroup[] {
  const entriesOf = (groups: readonly SiteIndexGroup[], wanted: SiteIndexGroup['kind']) =>
    groups.find(({ kind }) => kind === wanted)?.entries ?? [];
  const hrefs = new Set(own.flatMap(({ entries }) => entries.map(({ href }) => href)));
  const isMissing = ({ href }: SiteIndexEntry) =>
    !hrefs.has(href) && (!href.startsWith('/') || isUntranslated(href));
  return kinds
    .map((kind) => {
      const untranslated = entriesOf(original, kind).filter(isMissing);
      const marked = untranslated.map((entry) => ({ ...entry, language }));
      return { kind, entries: [...entriesOf(own, kind), ...marked] };
    })
    .filter(({ entries }) => entries.length > 0);
}
