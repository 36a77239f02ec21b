import { hrefTo, type ProjectSummary } from '@portfolio/content';

/** A project as lists show it: with its page, with another site, or with nowhere to go yet. */
export function projectItem({ link, ...project }: ProjectSummary) {
  switch (link.kind) {
    case 'none':
      return project;
    case 'external':
      return { ...project, href: link.href, isExternal: true };
    default:
      return { ...project, href: hrefTo('project', project.slug) };
  }
}
