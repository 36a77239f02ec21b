import { useTypewriter } from '@portfolio/behaviors';
import { featuredProjects, home, homePage, owner, settings } from '@portfolio/content';
import {
  Hero,
  LinkButton,
  PauseButton,
  ProjectGrid,
  Reveal,
  SameDots,
  Section,
  SectionHead,
  TypedTitle,
} from '@portfolio/ui';
import { useState } from 'react';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { ProjectEntryCard } from '../Projects/ProjectEntryCard';

const { greeting, sameDots, recentWork } = home;
const dots = sameDots.items.map(({ image, label, caption }) => ({
  art: image.art,
  name: label,
  text: caption,
}));

/** Greeting, typed titles and portrait, then the site's idea in five drawings and recent work. */
function HomePage() {
  const [isPaused, setIsPaused] = useState(false);
  const { text } = useTypewriter({ ...settings.typing, phrases: home.titles, isPaused });
  const { word } = greeting;
  return (
    <>
      <Hero
        greeting={word}
        introduction={`${word.transliteration},\n${greeting.introduction} ${owner.name}`}
        title={<TypedTitle text={text} allTitles={home.titles} />}
        lead={home.lead}
        actions={
          <>
            <LinkButton href={home.resume.href} newTab>
              <span>{home.resume.label}</span>
            </LinkButton>
            <LinkButton href={home.hire.href} variant="outline">
              <span>{home.hire.label}</span>
            </LinkButton>
            <PauseButton isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
          </>
        }
        portrait={owner.portrait}
      />
      <Section>
        <SectionHead heading={sameDots.heading} />
        <SameDots items={dots} />
      </Section>
      <Section>
        <Reveal durationMs={settings.scrollReveal.earlierPagesMs}>
          <SectionHead
            heading={recentWork.heading}
            action={
              <LinkButton href={recentWork.link.href} variant="outline">
                <span>{recentWork.link.label}</span>
              </LinkButton>
            }
          />
          <ProjectGrid layout="three">
            {featuredProjects.map((project) => (
              <ProjectEntryCard key={project.slug} project={project} headingLevel={3} />
            ))}
          </ProjectGrid>
        </Reveal>
      </Section>
    </>
  );
}

export const page = definePage({ Component: HomePage, head: () => headOf(homePage) });
