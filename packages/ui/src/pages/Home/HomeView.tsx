import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { Picture } from '../../cards/Picture/Picture';
import { PostCard, type PostCardProps } from '../../cards/PostCard/PostCard';
import { ProjectCard } from '../../cards/ProjectCard/ProjectCard';
import type { CardProps } from '../../cards/styles';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Hero, type HeroProps } from '../../home/Hero/Hero';
import { SameDots, type SameDotsProps } from '../../home/SameDots/SameDots';
import { Section, SectionHead, type SectionHeadProps } from '../../layout/Section/Section';
import { Reveal } from '../../motion/Reveal/Reveal';
import { Link, type TextLink } from '../../platform/Link';
import { cluster, colour, column, font, leading, size, space } from '../../theme';
import type { RevealProps } from '../Page';
import type { ProjectsViewProps } from '../Projects/ProjectsView';

interface SkillLinks extends Pick<CardProps, 'image'> {
  name: string;
  evidence: readonly { label: ReactNode; href: string }[];
}

export interface HomeViewProps extends HeroProps, RevealProps {
  /** Drawings that share a lattice of dots, with a heading. */
  sameDots?: (SameDotsProps & { heading: string }) | undefined;
  /** A few projects, with a heading and a link to all projects. */
  recentWork?: SectionHeadProps & Pick<ProjectsViewProps, 'projects'>;
  /** A few skills, each with links to work that uses it, a heading and a link to all skills. */
  skills?: (SectionHeadProps & { list: readonly SkillLinks[] }) | undefined;
  /** The latest post, with a heading and a link to all posts. */
  latestPost?: SectionHeadProps & { post: PostCardProps };
  /** An invitation to get in touch: a sentence and a link. */
  workTogether?: { sentence: string; link: TextLink };
}

const Skill = styled.article`
  padding-block-start: ${space(16)};
  border-block-start: 2px solid ${colour('ink')};

  > :first-child {
    ${cluster(12)}
    flex-wrap: nowrap;
    margin-block-end: ${space(8)};
  }

  h3 {
    min-inline-size: 0;
    font-size: ${size(3)};
    overflow-wrap: anywhere;
  }

  li {
    padding-block: ${space(4)};
  }
`;

const SkillMark = styled(Picture)`
  flex: none;
  inline-size: 2.5rem;
  overflow: visible;
  border-radius: 0;
`;

const WorkTogether = styled.div`
  ${column}
  align-items: start;
  gap: ${space(24)};

  p {
    max-inline-size: 24em;
    font: 600 ${size(2)} / ${leading(1.08)} ${font('display')};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

/* Prevents Chromium from breaking a printed page between a heading and the grid below it. */
const AvoidPageBreak = styled.div`
  @media print {
    break-inside: avoid;
  }
`;

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
          <AvoidPageBreak>
            <SectionHead heading={sameDots.heading} />
            <SameDots items={sameDots.items} />
          </AvoidPageBreak>
        </Section>
      )}
      {recentWork && (
        <Section>
          <Reveal as={AvoidPageBreak} durationMs={revealMs}>
            <SectionHead {...recentWork} />
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
          <Reveal as={AvoidPageBreak} durationMs={revealMs}>
            <SectionHead {...latestPost} />
            <PostCard {...latestPost.post} headingLevel={3} />
          </Reveal>
        </Section>
      )}
      {skills && (
        <Section>
          <Reveal as={AvoidPageBreak} durationMs={revealMs}>
            <SectionHead {...skills} />
            <CardGrid layout="thirds">
              {skills.list.map(({ name, image, evidence }) => (
                <Skill key={name}>
                  <div>
                    <SkillMark picture={{ ...image, alt: '' }} ratio="1/1" />
                    <h3>{name}</h3>
                  </div>
                  <ul>
                    {evidence.map(({ label, href }) => (
                      <li key={href}>
                        <Link href={href}>{label}</Link>
                      </li>
                    ))}
                  </ul>
                </Skill>
              ))}
            </CardGrid>
          </Reveal>
        </Section>
      )}
      {workTogether && (
        <Section isPrinted={false}>
          <WorkTogether>
            <p>{workTogether.sentence}</p>
            <LinkButton href={workTogether.link.href}>{workTogether.link.label}</LinkButton>
          </WorkTogether>
        </Section>
      )}
    </>
  );
}
