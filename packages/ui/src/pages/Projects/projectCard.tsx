import { ComingSoonCard } from '../../cards/ComingSoonCard/ComingSoonCard';
import { ProjectCard, type ProjectCardProps } from '../../cards/ProjectCard/ProjectCard';

/** A project as a list shows it. */
export interface ProjectItem extends Omit<ProjectCardProps, 'href' | 'headingLevel' | 'isEager'> {
  slug: string;
  /** Left out for a project that is not there yet. */
  href?: string;
}

/** The card of a project: with its page, with another site, or "Coming Soon" with nowhere to go. */
export function projectCard(
  { slug, href, isExternal, tile, ...project }: ProjectItem,
  place: Pick<ProjectCardProps, 'headingLevel' | 'isEager'>,
) {
  return href === undefined ? (
    <ComingSoonCard key={slug} {...project} headingLevel={place.headingLevel} />
  ) : (
    <ProjectCard key={slug} {...{ ...project, href, isExternal, tile, ...place }} />
  );
}
