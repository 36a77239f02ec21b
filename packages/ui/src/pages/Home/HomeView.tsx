import { styled } from 'styled-components';

import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { PostCard, type PostCardProps } from '../../cards/PostCard/PostCard';
import { ProjectCard } from '../../cards/ProjectCard/ProjectCard';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Hero, type HeroProps } from '../../home/Hero/Hero';
import { SameDots, type SameDotsProps } from '../../home/SameDots/SameDots';
import { SkillLinks, type SkillLinksProps } from '../../home/SkillLinks/SkillLinks';
import { Section, SectionHead } from '../../layout/Section/Section';
import { Reveal } from '../../motion/Reveal/Reveal';
import type { TextLink } from '../../platform/Link';
import { column, font, leading, size, space } from '../../theme';
import type { RevealProps } from '../Page';
import type { ProjectsViewProps } from '../Projects/ProjectsView';

interface LinkedHeading {
  heading: string;
  link?: TextLink;
}

export interface HomeViewProps extends HeroProps, RevealProps {
  /** Drawings that share a lattice of dots, with a heading. */
  sameDots?: (SameDotsProps & { heading: string }) | undefined;
  /** A few projects, with a heading and a link to all projects. */
  recentWork?: LinkedHeading & Pick<ProjectsViewProps, 'projects'>;
  /** A few skills, with a heading and a link to all skills. */
  skills?: (LinkedHeading & { list: SkillLinksProps['items'] }) | undefined;
  /** The latest post, with a heading and a link to all posts. */
  latestPost?: LinkedHeading & { post: PostCardProps };
  /** An invitation to get in touch: a sentence and a link. */
  workTogether?: { sentence: string; link: TextLink };
}

const WorkTogether = styled.div`
  ${column}
  align-items: start;
  gap: ${space(24)};

  p {
    max-inline-size: 24em;
    font: 600 ${size(2)} / ${leading(1.08)} ${font('display')};
    text-wrap: balance;
  }
`;

/* Prevents Chromium from breaking a printed page between a heading and its grid. */
const AvoidPageBreak = styled.div`
  @media print {
    break-inside: avoid;
  }
`;

const renderHead = ({ heading, link }: LinkedHeading) => (
  <SectionHead
    heading={heading}
    action={
      link && (
        <LinkButton href={link.href} variant="outline">
          {link.label}
        </LinkButton>
      )
    }
  />
);

/** The home page: hero, drawings, recent work, latest post, skills and contact. Sections without content are omitted. */
export function HomeView({
  sameDots,
  recentWork,
  skills,
  latestPost,
  workTogether,
  revealMs,
  ...hero
}: HomeViewProps) {
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
            {renderHead(recentWork)}
            <CardGrid layout="thirds">
              {recentWork.projects.map(({ slug, ...project }) => (
                <ProjectCard key={slug} {...project} headingLevel={3} />
              ))}
            </CardGrid>
          </Reveal>
        </Section>
      )}
      {latestPost && (
        <Section>
          <Reveal durationMs={revealMs}>
            {renderHead(latestPost)}
            <PostCard {...latestPost.post} headingLevel={3} />
          </Reveal>
        </Section>
      )}
      {skills && (
        <Section>
          <AvoidPageBreak>
            <Reveal durationMs={revealMs}>
              {renderHead(skills)}
              <SkillLinks items={skills.list} />
            </Reveal>
          </AvoidPageBreak>
        </Section>
      )}
      {workTogether && (
        <Section>
          <WorkTogether>
            <p>{workTogether.sentence}</p>
            <LinkButton href={workTogether.link.href}>{workTogether.link.label}</LinkButton>
          </WorkTogether>
        </Section>
      )}
    </>
  );
}
