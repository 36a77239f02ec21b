import { about, aboutPage, owner, settings } from '@portfolio/content';
import { AboutView } from '@portfolio/ui';
import { fill, formatYear, messages } from '@portfolio/messages';
import { listedPage } from '../../page';

const education = about.education.map(({ from, to, title, field, institution }) => ({
  years: `${formatYear(from)}–${formatYear(to)}`,
  title,
  place: field ? fill(messages.page.pair, { first: field, second: institution }) : institution,
}));

const AboutPage = () => (
  <AboutView
    head={aboutPage}
    {...about}
    education={education}
    portrait={owner.portrait}
    revealMs={settings.scrollReveal.earlierPagesMs}
    countMs={settings.counters.durationMs}
  />
);

export const page = listedPage(aboutPage, AboutPage);
