import { about, aboutPage, owner, settings } from '@portfolio/content';
import { AboutView } from '@portfolio/ui';
import { fill, formatYears, messages } from '@portfolio/messages';
import { listedPage } from '../../page';

const education = about.education.map(({ from, to, title, field, institution }) => ({
  years: formatYears(from, to),
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
