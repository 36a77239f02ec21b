import { jobs, jobsPage, settings } from '@portfolio/content';
import { WorkView } from '@portfolio/ui';
import { formatYear } from '@portfolio/messages';
import { listedPage } from '../../page';

const items = jobs.map(({ from, dates, ...job }) => ({
  ...job,
  year: formatYear(Number(from.slice(0, 4))),
  time: dates,
}));

const JobsPage = () => (
  <WorkView head={jobsPage} items={items} revealMs={settings.scrollReveal.defaultMs} />
);

export const page = listedPage(jobsPage, JobsPage);
