import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Hero, type HeroProps } from '../../home/Hero/Hero';
import { SameDots, type SameDotsProps } from '../../home/SameDots/SameDots';
import { Section, SectionHead } from '../../layout/Section/Section';
import { Reveal } from '../../motion/Reveal/Reveal';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { ProjectCard } from '../../cards/ProjectCard/ProjectCard';
import type { ProjectsViewProps } from '../Projects/ProjectsView';
import type { TextLink } from '../../platform/Link';
import type { RevealProps } from '../Page';

export interface HomeViewProps extends HeroProps, RevealProps {
  /** The drawings with their heading. */
  sameDots?: SameDotsProps & { heading: string };
  /** A few projects, with their heading and the way to all of them. */
  recentWork?: { heading: string; link?: TextLink } & Pick<ProjectsViewProps, 'projects'>;
}

/** Greeting, typed titles and portrait, then the site's idea in drawings, and recent work. */
export function HomeView({ sameDots, recentWork, revealMs, ...hero }: HomeViewProps) {
  return (
    <>
      <Hero {...hero} />
      {sameDots && (
        <Section>
          <SectionHead heading={sameDots.heading} />
          <SameDots items={sameDots.items} />
        </Section>
      )}
      {recentWork && (
        <Section>
          <Reveal durationMs={revealMs}>
            <SectionHead
              heading={recentWork.heading}
              action={
                recentWork.link && (
                  <LinkButton href={recentWork.link.href} variant="outline">
                    <span>{recentWork.link.label}</span>
                  </LinkButton>
                )
              }
            />
            <CardGrid layout="thirds">
              {recentWork.projects.map(({ slug, ...project }) => (
                <ProjectCard key={slug} {...project} headingLevel={3} />
              ))}
            </CardGrid>
          </Reveal>
        </Section>
      )}
    </>
  );
}
