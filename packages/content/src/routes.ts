/** One kind of page. */
interface Route {
  /** Its canonical address, in small letters; `:slug` stands for an entry's own. Addresses are matched without regard to case. */
  path: string;
  /** The form with capitals that cards link to, where it has one; hosts answer both. */
  linkedPath?: string;
  /**
   * The JSON file below `data/` with what the page shows besides its words, without its ending. A page that is not made from an entry names
   * an export of this package.
   */
  data?: string;
  /** False for a page that search engines and the sitemap leave out. */
  isListed?: false;
}

/**
 * The registry of pages. A page is an entry here, its words in `pages.yaml` of the content folder under the same name, and its component in
 * `apps/web/src/pages/<Name>/<Name>Page.tsx`; router, prerendering, sitemap, link checks and hosts follow. The order does not matter, but
 * for the last one. A page without words, or with nothing to show, is off (`tools/offPages.ts`).
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
  /** Where the card of a post leads that is not written yet. */
  comingSoon: {
    path: '/blogdetail/:slug',
    linkedPath: '/Blogdetail/:slug',
    data: 'coming-soon/:slug',
  },
  /** Everything in lists: where the search leads without a script. When it is off, so is the search. */
  search: { path: '/search', data: 'siteIndex' },
  contact: { path: '/contact' },
  /** Where a message ends that was posted without JavaScript. */
  contactThanks: { path: '/contact/thank-you', isListed: false },
  feedback: { path: '/feedback' },
  /** Where a survey ends that was posted without JavaScript. */
  feedbackThanks: { path: '/feedback/thank-you', isListed: false },
  /** The page for every other address; hosts send it with the status 404. */
  notFound: { path: '/404', isListed: false },
  /** Pages of the owner's own, from the folder `pages` of the content. Last, because its pattern matches other pages too. */
  customPage: { path: '/:slug', data: 'custom-pages/:slug' },
} as const satisfies Record<string, Route>;

/** The name of a kind of page. */
export type RouteId = keyof typeof routes;
/** A kind of page that is made from entries, one a slug. */
export type EntryRouteId = {
  [Id in RouteId]: (typeof routes)[Id]['path'] extends `${string}:slug` ? Id : never;
}[RouteId];

/** The names of all pages. */
export const routeIds = Object.keys(routes) as RouteId[];
/** Pages whose words come with their entry. */
const worded = ['project', 'certificateGroup', 'post', 'customPage'] as const;
/** A page with words of its own in `pages.yaml` of the content folder. */
export type PageId = Exclude<RouteId, (typeof worded)[number]>;
/** The names of the pages with words of their own. Browsers have no use for them, and the bundler is told that it may drop the call. */
export const pageIds = /* @__PURE__ */ routeIds.filter(
  (id): id is PageId => !worded.some((other) => other === id),
);

type SlugOf<Id extends RouteId> = Id extends EntryRouteId ? [slug: string] : [];

/** What the registry says of a page, whatever it leaves out. */
export const routeOf = (id: RouteId): Route => routes[id];

/** The one address of a page that search engines are told: from the root, without a slash at its end. */
export const canonicalPath = <Id extends RouteId>(id: Id, ...[slug = '']: SlugOf<Id>): string =>
  routeOf(id).path.replace(':slug', () => slug);

/** The address that links lead to. */
export function hrefTo<Id extends RouteId>(id: Id, ...[slug = '']: SlugOf<Id>): string {
  const { path, linkedPath = path } = routeOf(id);
  return linkedPath.replace(':slug', () => slug);
}

/** Where a certificate is on the page of its group: the id that links name. */
export const certificateId = (index: number) => `certificate-${index + 1}`;
/** Where a common question is on Contact. */
export const questionId = (index: number) => `question-${index + 1}`;

/** Where the form of a page is: the id that links name. */
export const formId = (name: 'contact' | 'feedback') => `${name}-form`;

/** Files that pages link to and that the builds write next to them. */
export const files = {
  /** What "Download Resume" serves. */
  resumePdf: '/resume.pdf',
  /** The resume for word processors. */
  resumeDocx: '/resume.docx',
  /** The resume in the JSON Resume format. */
  resumeJson: '/resume.json',
  /** The feed of all posts. */
  feed: '/feed.xml',
} as const;

/** The feed of a category's posts, a file too: `/feeds/ai-accessibility.xml`. */
export const categoryFeed = (category: string) =>
  `/feeds/${
    category
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? category
  }.xml`;
