import { styled } from 'styled-components';

import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Hero, type HeroProps } from '../../home/Hero/Hero';
import { PauseButton } from '../../home/PauseButton/PauseButton';
import { SameDots, type SameDotsProps } from '../../home/SameDots/SameDots';
import { TypedTitle } from '../../home/TypedTitle/TypedTitle';
import { Section, SectionHead } from '../../layout/Section/Section';
import { Reveal } from '../../motion/Reveal/Reveal';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { ProjectCard } from '../../cards/ProjectCard/ProjectCard';
import type { ProjectsViewProps } from '../Projects/ProjectsView';
import type { RevealProps, TextLink } from '../Page';

/* Where they take two lines, the pause button does not stand alone in the second. */
const LastActions = styled.div`
  display: flex;
  gap: inherit;
`;

export interface HomeViewProps
  extends Pick<HeroProps, 'greeting' | 'introduction' | 'lead' | 'portrait'>, RevealProps {
  /** The titles that are typed one after the other. */
  titles: readonly string[];
  /** What is typed of the present title so far. */
  typed: string;
  /** Whether the typing stands still. */
  isPaused: boolean;
  /** The pause button was pressed. */
  onPauseToggle: () => void;
  /** The shared resume, in a new tab. */
  resume: TextLink;
  /** The way to the contact page. */
  hire?: TextLink;
  /** The drawings with their heading. */
  sameDots?: SameDotsProps & { heading: string };
  /** A few projects, with their heading and the way to all of them. */
  recentWork?: { heading: string; link?: TextLink } & Pick<ProjectsViewProps, 'projects'>;
}

/** Greeting, typed titles and portrait, then the site's idea in drawings, and recent work. */
export function HomeView({ resume, hire, sameDots, recentWork, ...props }: HomeViewProps) {
  return (
    <>
      <Hero
        {...props}
        title={<TypedTitle text={props.typed} allTitles={props.titles} />}
        actions={
          <>
            <LinkButton href={resume.href} newTab>
              <span>{resume.label}</span>
            </LinkButton>
            <LastActions>
              {hire && (
                <LinkButton href={hire.href} variant="outline">
                  <span>{hire.label}</span>
                </LinkButton>
              )}
              <PauseButton isPaused={props.isPaused} onToggle={props.onPauseToggle} />
            </LastActions>
          </>
        }
      />
      {sameDots && (
        <Section>
          <SectionHead heading={sameDots.heading} />
          <SameDots items={sameDots.items} />
        </Section>
      )}
      {recentWork && (
        <Section>
          <Reveal durationMs={props.revealMs}>
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
