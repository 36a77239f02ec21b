import { featuredProjects, home, homePage, owner, settings } from '@portfolio/content';
import { HomeView } from '@portfolio/ui';
import { withLabelLanguage } from '../../navigation/inLanguage';
import { listedPage } from '../../page';
import { projectItem } from '../Projects/projectItem';

const { greeting, recentWork: recent, ...sections } = home;
const { word } = greeting;
const recentWork = featuredProjects.length > 0 && {
  ...recent,
  projects: featuredProjects.map(projectItem),
};
const greetingLines = [word.transliteration, `${greeting.introduction} ${owner.name}`];

const withLinkLanguages = ({ sameDots, skills, ...others }: typeof sections) => ({
  ...others,
  sameDots: sameDots && {
    ...sameDots,
    items: sameDots.items.map(({ link, ...item }) => ({
      ...item,
      link: link && withLabelLanguage(link),
    })),
  },
  skills: skills && {
    ...skills,
    list: skills.list.map((skill) => ({
      ...skill,
      evidence: skill.evidence.map(withLabelLanguage),
    })),
  },
});

function HomePage() {
  return (
    <HomeView
      greeting={word}
      introduction={greetingLines.filter(Boolean).join(',\n')}
      portrait={owner.portrait}
      typing={settings.typing}
      {...(import.meta.env.VITE_HAS_LANGUAGES !== 'no' ? withLinkLanguages(sections) : sections)}
      recentWork={recentWork || undefined}
      revealMs={settings.scrollReveal.earlierPagesMs}
    />
  );
}

export const page = listedPage(homePage, HomePage);
