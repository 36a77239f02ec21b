import { certificateEntries, postEntries, projectEntries } from '@portfolio/content/node';
import { certificatePath, comingSoonPath, paths, postPath, projectPath } from '../src/paths';

/** One page to prerender. */
export interface Address {
  /** Where its HTML goes, from the root and without a slash at the end; also what is rendered. */
  path: string;
  /** Further addresses at which the same HTML answers: the capitalised forms that cards link to, and aliases. */
  copies: string[];
  /** Date of the last change, for the sitemap. */
  updatedOn?: string;
}

/** All addresses of the site but the 404 page. */
export function listAddresses(): Address[] {
  const fixed = Object.values(paths).map((path) => ({ path, copies: [] }));

  const projects = projectEntries
    .filter((entry) => entry.page)
    .map(({ slug, aliases = [], page }) => ({
      path: projectPath.canonical(slug),
      copies: aliases.map(projectPath.canonical),
      updatedOn: page?.updatedOn,
    }));

  const posts = postEntries.map(({ slug, aliases = [], page }) => {
    const { canonical, href } = page ? postPath : comingSoonPath;
    return {
      path: canonical(slug),
      copies: [href(slug), ...aliases.flatMap((alias) => [canonical(alias), href(alias)])],
      updatedOn: page?.updatedOn,
    };
  });

  const certificates = certificateEntries.map(({ slug }) => ({
    path: certificatePath.canonical(slug),
    copies: [certificatePath.href(slug)],
  }));

  return [...fixed, ...projects, ...posts, ...certificates];
}
