import { hrefTo, isMultilingual, type ProjectSummary } from '@portfolio/content';
import { hrefIn } from '../../languages';

/** Converts a project for lists: with its page, an external link or no link. */
export function projectItem({ link, ...project }: ProjectSummary) {
  switch (link.kind) {
    case 'none':
      return project;
    case 'external':
      return { ...project, href: link.href, isExternal: true };
    default:
      return isMultilingual && project.language
        ? { ...project, href: hrefIn(project.language, hrefTo('project', project.slug)) }
        : { ...project, href: hrefTo('project', project.slug) };
  }
}
