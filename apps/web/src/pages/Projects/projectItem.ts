import { hrefTo, type ProjectSummary } from '@portfolio/content';

/** Converts a project for lists: with its page, an external link or no link. */
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
