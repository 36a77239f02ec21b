/**
 * Every address of the site: the pattern that the router matches and the builder of links to it, side by side, so that
 * links, prerendering and the sitemap cannot disagree. Patterns match without regard to case.
 */
export const paths = {
  home: '/',
  about: '/about',
  projects: '/projects',
  internships: '/internships',
  certificates: '/certificates',
  feedback: '/feedback',
  skills: '/skills',
  blogs: '/blogs',
  contact: '/contact',
  resume: '/resume',
  activity: '/my-activity',
  contactThanks: '/contact/thank-you',
  feedbackThanks: '/feedback/thank-you',
} as const;

/** A family of addresses that differ in their slug. */
interface DetailPath {
  /** What the router matches. */
  pattern: string;
  /** The one address that search engines are told (Decision 7). */
  canonical(slug: string): string;
  /** What cards link to; Specification §2 has capitals in some of them. */
  href(slug: string): string;
}

const detail = (pattern: `${string}/:slug`, linked: `${string}/:slug` = pattern): DetailPath => ({
  pattern,
  canonical: (slug) => pattern.replace(':slug', slug),
  href: (slug) => linked.replace(':slug', slug),
});

export const projectPath = detail('/projects/projectdetail/:slug');
export const postPath = detail('/blogs/blogdetail/:slug', '/Blogs/Blogdetail/:slug');
export const certificatePath = detail(
  '/certificates/certificatedetail/:slug',
  '/Certificates/Certificatedetail/:slug',
);
/** Where the placeholder post leads (Decision 8). */
export const comingSoonPath = detail('/blogdetail/:slug', '/Blogdetail/:slug');
