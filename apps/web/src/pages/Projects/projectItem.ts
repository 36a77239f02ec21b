import { hrefTo, type ProjectSummary } from '@portfolio/content';

/** Converts a project for lists. It links to its page, to another site, or nowhere. */
export function projectItem({ link, ...project }: ProjectSummary) {
  switch (link.kind) {
    case 'none':
      return project;
    case 'external':
      return { ...project, href: link.href, isExternal: true };
    default:
      return { href: hrefTo('project', project.slug), ...project };
  }
}
