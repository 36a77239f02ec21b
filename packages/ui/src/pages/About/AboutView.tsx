import { useCountUp, useScrollReveal } from '@portfolio/behaviors';

import { AchievementCounter } from '../../cards/AchievementCounter/AchievementCounter';
import { AchievementList } from '../../cards/AchievementList/AchievementList';
import { Bio, type BioProps } from '../../cards/Bio/Bio';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { EducationList, type EducationItem } from '../../cards/EducationList/EducationList';
import { HobbyCard, type HobbyCardProps } from '../../cards/HobbyCard/HobbyCard';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Section } from '../../layout/Section/Section';
import { SectionHead } from '../../layout/SectionHead/SectionHead';
import { Wrap } from '../../layout/Wrap/Wrap';
import { Reveal } from '../../motion/Reveal/Reveal';
import type { PageProps, RevealProps } from '../PageProps';

/** Something reached, as a number. */
export interface Achievement {
  /** The number. */
  count: number;
  /** What follows the number: "+" or nothing. */
  suffix?: string;
  /** What is counted: "Awards". */
  label: string;
}

export interface AboutViewProps extends Pick<BioProps, 'portrait'>, PageProps, RevealProps {
  /** The paragraphs about the owner. */
  bio: readonly string[];
  /** The heading over the schools and degrees. */
  educationHeading: string;
  /** Schools and degrees, the latest first. */
  education: readonly EducationItem[];
  /** The heading over the hobbies. */
  hobbiesHeading: string;
  /** The hobbies, each on its tile. */
  hobbies: readonly HobbyCardProps[];
  /** The heading over the counters. */
  achievementsHeading: string;
  /** What is counted. */
  achievements: readonly Achievement[];
  /** The link below the counters. */
  achievementsLink?: { label: string; href: string } | undefined;
  /** How long the counters count, in ms. */
  countMs: number;
}

/** A number that counts up once it has been scrolled to. */
function CountedAchievement({ count, suffix, label, countMs }: Achievement & { countMs: number }) {
  const { ref, state } = useScrollReveal();
  const value = useCountUp(count, countMs, state !== 'waiting');
  return (
    <div ref={ref}>
      <AchievementCounter value={value} target={count} suffix={suffix} label={label} />
    </div>
  );
}

/** Who the owner is: bio, education, hobbies and achievements. */
export function AboutView(props: AboutViewProps) {
  const { words, bio, portrait, achievementsLink, revealMs, countMs } = props;
  return (
    <>
      <PageHead {...words} />
      <Wrap>
        <Bio paragraphs={bio} portrait={portrait} />
      </Wrap>
      {props.education.length > 0 && (
        <Section>
          <Reveal durationMs={revealMs}>
            <SectionHead heading={props.educationHeading} />
            <EducationList items={props.education} />
          </Reveal>
        </Section>
      )}
      {props.hobbies.length > 0 && (
        <Section>
          <Reveal durationMs={revealMs}>
            <SectionHead heading={props.hobbiesHeading} />
            <CardGrid layout="tiles">
              {props.hobbies.map(({ name, image, tile }) => (
                <HobbyCard key={name} name={name} image={image} tile={tile} />
              ))}
            </CardGrid>
          </Reveal>
        </Section>
      )}
      {props.achievements.length > 0 && (
        <Section>
          <SectionHead heading={props.achievementsHeading} />
          <AchievementList>
            {props.achievements.map((achievement) => (
              <CountedAchievement key={achievement.label} {...achievement} countMs={countMs} />
            ))}
          </AchievementList>
          {achievementsLink && (
            <LinkButton href={achievementsLink.href} variant="outline">
              <span>{achievementsLink.label}</span>
            </LinkButton>
          )}
        </Section>
      )}
    </>
  );
}
