import { hrefTo, type ProjectSummary } from '@portfolio/content';
import type { ReactNode } from 'react';
import { inLanguage } from '../../navigation/inLanguage';

type NamedProject = Omit<ProjectSummary, 'name'> & { name: ReactNode };

/** Converts a project to a list item. */
export function projectItem({ link, ...project }: NamedProject) {
  if (import.meta.env.VITE_HAS_LANGUAGES !== 'no') {
    project.name = inLanguage(project.name, project.language);
  }
  switch (link.kind) {
    case 'none':
      return project;
    case 'external':
      return { ...project, href: link.href, isExternal: true };
    default:
      return { href: hrefTo('project', project.slug), ...project };
  }
}
