import { matchPath } from 'react-router-dom';
import type { AnyPage } from './page';
import { certificatePath, comingSoonPath, paths, postPath, projectPath } from './paths';

/** One kind of page: its address, its code (loaded when needed) and where its data lie. */
export interface PageRoute {
  /** Name of the page's folder and file: `Home` is `pages/Home/HomePage.tsx`. */
  id: string;
  /** Address pattern, matched without regard to case. */
  pattern: string;
  /** Fetches the page's code. */
  load(): Promise<{ page: AnyPage }>;
  /** The JSON file below `/data` with what the page shows, without its ending; `:slug` stands for the address's own. */
  dataFile?: string;
}

/** The only list of pages. Order does not matter: no two patterns match the same address. */
export const routes: readonly PageRoute[] = [
  { id: 'Home', pattern: paths.home, load: () => import('./pages/Home/HomePage') },
  { id: 'About', pattern: paths.about, load: () => import('./pages/About/AboutPage') },
  {
    id: 'Projects',
    pattern: paths.projects,
    load: () => import('./pages/Projects/ProjectsPage'),
    dataFile: 'projects',
  },
  {
    id: 'Project',
    pattern: projectPath.pattern,
    load: () => import('./pages/Project/ProjectPage'),
    dataFile: 'projects/:slug',
  },
  {
    id: 'Internships',
    pattern: paths.internships,
    load: () => import('./pages/Internships/InternshipsPage'),
  },
  {
    id: 'Certificates',
    pattern: paths.certificates,
    load: () => import('./pages/Certificates/CertificatesPage'),
    dataFile: 'certificates',
  },
  {
    id: 'CertificateGroup',
    pattern: certificatePath.pattern,
    load: () => import('./pages/CertificateGroup/CertificateGroupPage'),
    dataFile: 'certificates/:slug',
  },
  {
    id: 'Skills',
    pattern: paths.skills,
    load: () => import('./pages/Skills/SkillsPage'),
    dataFile: 'skills',
  },
  { id: 'Activity', pattern: paths.activity, load: () => import('./pages/Activity/ActivityPage') },
  {
    id: 'Resume',
    pattern: paths.resume,
    load: () => import('./pages/Resume/ResumePage'),
    dataFile: 'resume',
  },
  {
    id: 'Blogs',
    pattern: paths.blogs,
    load: () => import('./pages/Blogs/BlogsPage'),
    dataFile: 'posts',
  },
  {
    id: 'Post',
    pattern: postPath.pattern,
    load: () => import('./pages/Post/PostPage'),
    dataFile: 'posts/:slug',
  },
  {
    id: 'ComingSoon',
    pattern: comingSoonPath.pattern,
    load: () => import('./pages/ComingSoon/ComingSoonPage'),
    dataFile: 'coming-soon/:slug',
  },
  { id: 'Contact', pattern: paths.contact, load: () => import('./pages/Contact/ContactPage') },
  { id: 'Feedback', pattern: paths.feedback, load: () => import('./pages/Feedback/FeedbackPage') },
  {
    id: 'ContactThanks',
    pattern: paths.contactThanks,
    load: () => import('./pages/ContactThanks/ContactThanksPage'),
  },
  {
    id: 'FeedbackThanks',
    pattern: paths.feedbackThanks,
    load: () => import('./pages/FeedbackThanks/FeedbackThanksPage'),
  },
];

/** Any other address (Specification §2). */
export const notFoundRoute: PageRoute = {
  id: 'NotFound',
  pattern: '*',
  load: () => import('./pages/NotFound/NotFoundPage'),
};

/** An address and the page that answers it. */
export interface RouteMatch {
  route: PageRoute;
  /** Same page, same key: the page's name and slug. */
  key: string;
  /** Where the page's data lie below the site's base, if it has any. */
  dataPath?: string;
}

/** Finds the page for an address (without the base path); never fails, since any other address has a page too. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.pattern, pathname);
    if (!match) continue;
    const slug = match.params['slug']?.toLowerCase() ?? '';
    return {
      route,
      key: `${route.id}/${slug}`,
      ...(route.dataFile && {
        dataPath: `data/${route.dataFile.replace(':slug', () => slug)}.json`,
      }),
    };
  }
  return { route: notFoundRoute, key: notFoundRoute.id };
}
