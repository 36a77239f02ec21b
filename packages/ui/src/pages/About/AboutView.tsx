import { useCountUp, useScrollReveal } from '@portfolio/behaviors';
import { styled } from 'styled-components';

import {
  AchievementCounter,
  type AchievementCounterProps,
} from '../../cards/AchievementCounter/AchievementCounter';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { EducationList, type EducationItem } from '../../cards/EducationList/EducationList';
import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { tileSurface } from '../../cards/styles';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { FittedText, widthOfLongestWord } from '../../layout/FittedText/FittedText';
import { Section, SectionHead } from '../../layout/Section/Section';
import { Container } from '../../layout/Container/Container';
import { Reveal } from '../../motion/Reveal/Reveal';
import { below, colour, column, size, space, type Tile } from '../../theme';
import type { TextLink } from '../../platform/Link';
import type { PageProps, RevealProps } from '../Page';

type Achievement = Pick<AchievementCounterProps, 'suffix' | 'label'> & { count: number };

export interface AboutViewProps extends PageProps, RevealProps {
  /** Paragraphs about the owner. */
  bio: readonly string[];
  /** The portrait beside the bio: a drawing or an image file, with its description. */
  portrait: PictureSource;
  /** Heading of the education section. */
  educationHeading: string;
  /** Schools and degrees, latest first. */
  education: readonly EducationItem[];
  /** Heading of the hobbies section. */
  hobbiesHeading: string;
  /** Hobbies, each with a picture and colours. */
  hobbies: readonly { name: string; image: PictureSource; tile: Tile }[];
  /** Heading of the achievements section. */
  achievementsHeading: string;
  /** Numbers to count up to, each with a label. */
  achievements: readonly Achievement[];
  /** Link beside the achievements heading. */
  achievementsLink?: TextLink;
  /** Duration of the count-up animation, in ms. */
  countMs: number;
}

const Bio = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: clamp(2rem, 6vw, 6rem);
  align-items: start;

  p {
    max-inline-size: 26em;
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2rem);
    line-height: 1.3;
    text-wrap: pretty;
  }

  p + p {
    margin-block-start: 1em;
  }

  ${below('narrow')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* A drawn portrait has the accent colour as its background in both themes. */
const Portrait = styled(Picture)`
  --c-bg: ${colour('accent')};
  color: ${colour('on-accent')};

  ${below('narrow')} {
    order: -1;
  }
`;

/* All tiles have the same size, whatever their names. */
const Hobbies = styled.div`
  > ul {
    grid-auto-rows: 1fr;
  }
`;

const Hobby = styled.article<{ $tile: Tile }>`
  ${tileSurface}
  ${column}
  gap: ${space(16)};
  padding: clamp(1rem, 1.8vw, 1.4rem);

  h3 {
    font-size: ${size(3)};
  }
`;

const Achievements = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(2rem, 6vw, 6rem);

  & + * {
    margin-block-start: ${space(32)};
  }
`;

function CountedAchievement({ count, countMs, ...props }: Achievement & { countMs: number }) {
  const { ref, state } = useScrollReveal();
  const value = useCountUp(count, countMs, state !== 'waiting');
  return (
    <li ref={ref}>
      <AchievementCounter {...props} value={value} target={count} />
    </li>
  );
}

/** The About page: bio, education, hobbies and achievements. */
export function AboutView(props: AboutViewProps) {
  const { head, bio, portrait, hobbies, achievementsLink, revealMs, countMs } = props;
  const hobbyWidth = Math.max(...hobbies.map(({ name }) => widthOfLongestWord(name)));
  return (
    <>
      <PageHead {...head} />
      <Container>
        <Bio>
          <div>
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Portrait picture={portrait} ratio="4/5" />
        </Bio>
      </Container>
      {props.education.length > 0 && (
        <Section>
          <Reveal durationMs={revealMs}>
            <SectionHead heading={props.educationHeading} />
            <EducationList items={props.education} />
          </Reveal>
        </Section>
      )}
      {hobbies.length > 0 && (
        <Section>
          <Reveal as={Hobbies} durationMs={revealMs}>
            <SectionHead heading={props.hobbiesHeading} />
            <CardGrid layout="tiles">
              {hobbies.map(({ name, image, tile }) => (
                <Hobby key={name} $tile={tile}>
                  <Picture picture={image} />
                  <h3>
                    <FittedText width={hobbyWidth}>{name}</FittedText>
                  </h3>
                </Hobby>
              ))}
            </CardGrid>
          </Reveal>
        </Section>
      )}
      {props.achievements.length > 0 && (
        <Section>
          <SectionHead heading={props.achievementsHeading} />
          <Achievements>
            {props.achievements.map((achievement) => (
              <CountedAchievement key={achievement.label} {...achievement} countMs={countMs} />
            ))}
          </Achievements>
          {achievementsLink && (
            <LinkButton href={achievementsLink.href} variant="outline">
              {achievementsLink.label}
            </LinkButton>
          )}
        </Section>
      )}
    </>
  );
}
