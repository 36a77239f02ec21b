/**
 * The addresses of the site (Specification §2, Decisions 7 and 8). Lower case is the canonical form; cards link with the
 * capitalised forms that the specification names, and both answer.
 */

/** The address of each page that is not made from an entry. */
export const routes = {
  home: '/',
  about: '/about',
  projects: '/projects',
  internships: '/internships',
  certificates: '/certificates',
  skills: '/skills',
  activity: '/my-activity',
  resume: '/resume',
  blogs: '/blogs',
  contact: '/contact',
  feedback: '/feedback',
  /** Where a contact message that was posted without JavaScript ends. */
  contactThanks: '/contact/thank-you',
  /** Where a survey that was posted without JavaScript ends. */
  feedbackThanks: '/feedback/thank-you',
  /** The page of the last blog card. */
  comingSoon: '/blogdetail/more-projects-coming-soon',
  /** The screen for every other address; hosts serve it with the status 404. */
  notFound: '/404',
} as const;

/** The name of a page that is not made from an entry. */
export type RouteId = keyof typeof routes;

/** Files that pages link to and that the builds write next to them. */
export const files = {
  /** What "Download Resume" serves. */
  resumePdf: '/resume.pdf',
  /** The resume in the JSON Resume format. */
  resumeJson: '/resume.json',
} as const;

/** The canonical address of a project's page. */
export function projectPath(slug: string): string {
  return `/projects/projectdetail/${slug}`;
}

/** The canonical address of a blog entry's page. */
export function postPath(slug: string): string {
  return `/blogs/blogdetail/${slug}`;
}

/** The address that blog cards link to. */
export function postCardPath(slug: string): string {
  return `/Blogs/Blogdetail/${slug}`;
}

/** The address that the placeholder blog card links to. */
export function placeholderPostCardPath(slug: string): string {
  return `/Blogdetail/${slug}`;
}

/** The canonical address of a certificate group's page. */
export function certificateGroupPath(slug: string): string {
  return `/certificates/certificatedetail/${slug}`;
}

/** The address that certificate group cards link to, in a new tab. */
export function certificateGroupCardPath(slug: string): string {
  return `/Certificates/Certificatedetail/${slug}`;
}
