import { hyphenated } from './format';

interface Route {
  /** Canonical path in lower case, with `:slug` for entries. Paths are matched case-insensitively. */
  path: string;
  /** The capitalised path that cards link to, if different. Hosts serve both paths. */
  linkedPath?: string;
  /** Path of the page's JSON file in `data/`, without extension. A path without `:slug` is also the name of an export of `node.ts`. */
  data?: string;
  /** False for a page that search engines and the sitemap omit. */
  isListed?: false;
}

/** The owner's pages in `pages/`. */
const customPageRoute = {
  customPage: { path: '/:slug', data: 'custom-pages/:slug' },
} as const;

/**
 * Registry of pages, for the router, prerendering, sitemap, link checks and host configuration. A page also needs a component in
 * `apps/web/src/pages/<Name>/<Name>Page.tsx` and, unless it is one of `entryPages`, settings in `pages.yaml`.
 */
export const routes = {
  home: { path: '/' },
  about: { path: '/about' },
  projects: { path: '/projects', data: 'projects' },
  project: { path: '/projects/projectdetail/:slug', data: 'projects/:slug' },
  jobs: { path: '/experience' },
  internships: { path: '/internships' },
  certificates: { path: '/certificates', data: 'certificateGroups' },
  certificateGroup: {
    path: '/certificates/certificatedetail/:slug',
    linkedPath: '/Certificates/Certificatedetail/:slug',
    data: 'certificateGroups/:slug',
  },
  skills: { path: '/skills', data: 'skills' },
  activity: { path: '/my-activity' },
  resume: { path: '/resume', data: 'resume' },
  blogs: { path: '/blogs', data: 'posts' },
  post: {
    path: '/blogs/blogdetail/:slug',
    linkedPath: '/Blogs/Blogdetail/:slug',
    data: 'posts/:slug',
  },
  /** Upcoming posts' cards link to this page. */
  comingSoon: {
    path: '/blogdetail/:slug',
    linkedPath: '/Blogdetail/:slug',
    data: 'coming-soon/:slug',
  },
  /** Lists everything that visitors can search for. Without this page, the site has no search. */
  search: { path: '/search', data: 'siteIndex' },
  contact: { path: '/contact' },
  /** Confirms a message that was sent without JavaScript. */
  contactThanks: { path: '/contact/thank-you', isListed: false },
  feedback: { path: '/feedback' },
  /** Confirms a survey that was sent without JavaScript. */
  feedbackThanks: { path: '/feedback/thank-you', isListed: false },
  /** Shown for any unknown URL. Hosts send it with status 404. */
  notFound: { path: '/404', isListed: false },
  // Comes last, because its pattern also matches other pages. Builds without custom pages omit it. Node.js has no `import.meta.env`.
  ...(import.meta.env?.VITE_HAS_CUSTOM_PAGES !== 'no'
    ? customPageRoute
    : ({} as typeof customPageRoute)),
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
/** Id of a route that has one page for each entry. */
export type EntryRouteId = {
  [Id in RouteId]: (typeof routes)[Id]['path'] extends `${string}:slug` ? Id : never;
}[RouteId];

export const routeIds = Object.keys(routes) as RouteId[];
/** Pages whose title and description come from their entry. */
const entryPages = ['project', 'certificateGroup', 'post', 'customPage'] as const;
/** Id of a page that is configured in `pages.yaml`. */
export type PageId = Exclude<RouteId, (typeof entryPages)[number]>;
/** Marked as pure, so that bundlers drop the call if nothing uses the list. */
export const pageIds = /* @__PURE__ */ routeIds.filter(
  (id): id is PageId => !entryPages.some((other) => other === id),
);

type SlugOf<Id extends RouteId> = Id extends EntryRouteId ? [slug: string] : [];

/** Returns a page's registry entry. */
export const routeOf = (id: RouteId): Route => routes[id];

/** Returns a page's canonical path, without a trailing slash. */
export const canonicalPath = <Id extends RouteId>(id: Id, ...[slug = '']: SlugOf<Id>): string =>
  routeOf(id).path.replace(':slug', () => slug);

/** Returns the path for links to a page: `linkedPath` if the page has one, otherwise the canonical path. */
export function hrefTo<Id extends RouteId>(id: Id, ...[slug = '']: SlugOf<Id>): string {
  const { path, linkedPath = path } = routeOf(id);
  return linkedPath.replace(':slug', () => slug);
}

/** Returns true if a link leads to a disabled page. */
export const leadsToDisabledPage = (href: string, disabledPages: readonly RouteId[]): boolean =>
  disabledPages.some(
    (id) =>
      id !== 'customPage' &&
      new RegExp(`^${routeOf(id).path.replace(':slug', '[^/]+')}(?:[?#].*)?$`, 'i').test(href),
  );

/** Returns a certificate's id on its group's page. */
export const certificateId = (index: number) => `certificate-${index + 1}`;
/** Returns a question's id on the contact page. */
export const questionId = (index: number) => `question-${index + 1}`;

export const formId = (name: 'contact' | 'feedback') => `${name}-form`;

/** Files that pages link to. The builds write these files next to the pages. */
export const files = {
  resumePdf: '/resume.pdf',
  resumeDocx: '/resume.docx',
  resumeJson: '/resume.json',
  feed: '/feed.xml',
} as const;

/** Returns the path of a category's feed: `/feeds/ai-accessibility.xml`. */
export const categoryFeed = (category: string) => `/feeds/${hyphenated(category) || category}.xml`;
