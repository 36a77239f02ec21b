import { useTypewriter } from '@portfolio/behaviors';
import { featuredProjects, home, homePage, owner, settings } from '@portfolio/content';
import { HomeView } from '@portfolio/ui';
import { useState } from 'react';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { projectItem } from '../Projects/projectItem';

const { greeting, titles, lead, resume, hire } = home;
const { word } = greeting;
const sameDots = {
  heading: home.sameDots.heading,
  items: home.sameDots.items.map(({ image, label, caption }) => ({
    art: image.art,
    name: label,
    text: caption,
  })),
};
const recentWork = { ...home.recentWork, projects: featuredProjects.map(projectItem) };

function HomePage() {
  const [isPaused, setIsPaused] = useState(false);
  const { text } = useTypewriter({ ...settings.typing, phrases: titles, isPaused });
  return (
    <HomeView
      greeting={word}
      introduction={`${word.transliteration},\n${greeting.introduction} ${owner.name}`}
      lead={lead}
      portrait={owner.portrait}
      titles={titles}
      typed={text}
      isPaused={isPaused}
      onPauseToggle={() => setIsPaused(!isPaused)}
      resume={resume}
      hire={hire}
      sameDots={sameDots}
      recentWork={recentWork}
      revealMs={settings.scrollReveal.earlierPagesMs}
    />
  );
}

export const page = definePage({ Component: HomePage, head: () => headOf(homePage) });
