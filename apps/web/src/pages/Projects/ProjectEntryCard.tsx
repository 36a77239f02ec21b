import { hrefTo, type ProjectSummary } from '@portfolio/content';
import { ComingSoonCard, ProjectCard } from '@portfolio/ui';

/** The card of a project: with its page, with another site, or "Coming Soon" with nowhere to go. */
export function ProjectEntryCard({
  project,
  headingLevel = 2,
  isEager,
}: {
  project: ProjectSummary;
  headingLevel?: 2 | 3;
  isEager?: boolean;
}) {
  const { name, category, tile, image, link, slug } = project;
  if (link.kind === 'none') {
    return (
      <ComingSoonCard name={name} category={category} image={image} headingLevel={headingLevel} />
    );
  }
  const isExternal = link.kind === 'external';
  return (
    <ProjectCard
      name={name}
      category={category}
      image={image}
      tile={tile}
      href={isExternal ? link.href : hrefTo('project', slug)}
      isExternal={isExternal}
      headingLevel={headingLevel}
      isEager={isEager}
    />
  );
}
