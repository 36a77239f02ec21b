import { useTypewriter } from '@portfolio/behaviors';
import { featuredProjects, home, homePage, owner, settings } from '@portfolio/content';
import { HomeView } from '@portfolio/ui';
import { useState } from 'react';
import { listedPage } from '../../page';
import { projectItem } from '../Projects/projectItem';

const { greeting, titles, lead, resume, hire, sameDots } = home;
const { word } = greeting;
const recentWork = featuredProjects.length > 0 && {
  ...home.recentWork,
  projects: featuredProjects.map(projectItem),
};
const hello = [word.transliteration, `${greeting.introduction} ${owner.name}`];

function HomePage() {
  const [isPaused, setIsPaused] = useState(false);
  const text = useTypewriter({ ...settings.typing, phrases: titles, isPaused });
  return (
    <HomeView
      greeting={word}
      introduction={hello.filter(Boolean).join(',\n')}
      lead={lead}
      portrait={owner.portrait}
      titles={titles}
      typed={text}
      isPaused={isPaused}
      onPauseToggle={() => setIsPaused(!isPaused)}
      resume={resume}
      hire={hire}
      sameDots={sameDots}
      recentWork={recentWork || undefined}
      revealMs={settings.scrollReveal.earlierPagesMs}
    />
  );
}

export const page = listedPage(homePage, HomePage);
