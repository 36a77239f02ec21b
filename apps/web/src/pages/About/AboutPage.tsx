import { about, aboutPage, owner, settings } from '@portfolio/content';
import {
  AchievementList,
  Bio,
  CardGrid,
  EducationList,
  HobbyCard,
  LinkButton,
  PageHead,
  Reveal,
  Section,
  SectionHead,
  Wrap,
} from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { CountedAchievement } from './CountedAchievement';

const stages = about.education.map(({ from, to, title, field, institution }) => ({
  years: `${from}–${to}`,
  title,
  place: [field, institution].filter(Boolean).join(', '),
}));
const durationMs = settings.scrollReveal.earlierPagesMs;

/** Who the owner is: bio, education, hobbies and achievements. */
function AboutPage() {
  const { heading, lead, tile, kolam } = aboutPage;
  return (
    <>
      <PageHead heading={heading} lead={lead} tile={tile} kolam={kolam} />
      <Wrap>
        <Bio paragraphs={about.bio} portrait={owner.portrait} />
      </Wrap>
      <Section>
        <Reveal durationMs={durationMs}>
          <SectionHead heading={about.educationHeading} />
          <EducationList items={stages} />
        </Reveal>
      </Section>
      <Section>
        <Reveal durationMs={durationMs}>
          <SectionHead heading={about.hobbiesHeading} />
          <CardGrid layout="tiles">
            {about.hobbies.map(({ name, image, tile }) => (
              <HobbyCard key={name} name={name} image={image} tile={tile} />
            ))}
          </CardGrid>
        </Reveal>
      </Section>
      <Section>
        <SectionHead heading={about.achievementsHeading} />
        <AchievementList>
          {about.achievements.map((achievement) => (
            <CountedAchievement key={achievement.label} achievement={achievement} />
          ))}
        </AchievementList>
        <LinkButton href={about.achievementsLink.href} variant="outline">
          <span>{about.achievementsLink.label}</span>
        </LinkButton>
      </Section>
    </>
  );
}

export const page = definePage({ Component: AboutPage, head: () => headOf(aboutPage) });
