import { useTypewriter } from '@portfolio/behaviors';
import { featuredProjects, home, homePage, owner, settings } from '@portfolio/content';
import { HomeView } from '@portfolio/ui';
import { useState } from 'react';
import { listedPage } from '../../page';
import { projectItem } from '../Projects/projectItem';

const { greeting, recentWork: recent, ...sections } = home;
const { word } = greeting;
const recentWork = featuredProjects.length > 0 && {
  ...recent,
  projects: featuredProjects.map(projectItem),
};
const hello = [word.transliteration, `${greeting.introduction} ${owner.name}`];

function HomePage() {
  const [isPaused, setIsPaused] = useState(false);
  const text = useTypewriter({ ...settings.typing, phrases: home.titles, isPaused });
  return (
    <HomeView
      greeting={word}
      introduction={hello.filter(Boolean).join(',\n')}
      portrait={owner.portrait}
      typed={text}
      isPaused={isPaused}
      onPauseToggle={() => setIsPaused(!isPaused)}
      {...sections}
      recentWork={recentWork || undefined}
      revealMs={settings.scrollReveal.earlierPagesMs}
    />
  );
}

export const page = listedPage(homePage, HomePage);
