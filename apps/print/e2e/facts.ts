import type { Resume, ResumeSectionId, ResumeWork } from '@portfolio/content';
import { expect } from '@playwright/test';

/** An address as the sheet writes it. */
const displayUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/** What a part of the resume is made of: a title that is set apart, what is said of it, and where its links lead. */
interface Entry {
  title: string;
  facts: string[];
  urls?: string[];
}

const inOrder = <Item>(order: readonly string[], items: readonly Item[], key: keyof Item) =>
  order.flatMap((name) => items.filter((item) => item[key] === name));

const entryOfWork = ({ role, company, city, type, dates, duration, highlights }: ResumeWork) => ({
  title: role,
  facts: [company, city, type ?? '', dates, duration ?? '', ...highlights],
});

const entriesOf: Record<ResumeSectionId, (resume: Resume) => Entry[]> = {
  summary: ({ summary }) => [{ title: '', facts: [summary] }],
  education: ({ education }) =>
    education.map(({ title, institution, field = '', from, to }) => ({
      title,
      facts: [institution, field, from, to],
    })),
  projects: ({ projects, projectOrder }) =>
    inOrder(projectOrder, projects, 'slug').map(
      ({ name, keywords, dateLabel = '', description, highlights, url }) => ({
        title: name,
        facts: [...keywords, dateLabel, description, ...highlights],
        urls: url ? [url] : [],
      }),
    ),
  jobs: ({ jobs }) => jobs.map(entryOfWork),
  internships: ({ internships }) => internships.map(entryOfWork),
  skills: ({ skills, skillOrder }) =>
    inOrder(skillOrder, skills, 'name').map((group) => ({
      title: group.name,
      facts: group.skills.map(({ name }) => name),
    })),
  certificates: ({ certificates }) =>
    [...new Set(certificates.map(({ issuedBy }) => issuedBy))].map((issuer) => {
      const own = certificates.filter(({ issuedBy }) => issuedBy === issuer);
      return {
        title: issuer,
        facts: own.flatMap(({ title, dateLabel }) => [title, dateLabel]),
        urls: own.map(({ url }) => url),
      };
    }),
};

const parts = (resume: Resume) =>
  resume.sections.map((section) => ({
    heading: resume.headings[section]!,
    entries: entriesOf[section](resume),
  }));

/** Everything that the sheet says, in its order: whose resume it is and how to reach them, then its parts. */
export const factsOf = (resume: Resume): string[] => [
  ...[resume.name, resume.headline, resume.email, resume.location.region, resume.location.country],
  ...[resume.url, ...resume.profiles.map(({ url }) => url)].map(displayUrl),
  ...parts(resume).flatMap(({ heading, entries }) => [
    heading,
    ...entries.flatMap(({ title, facts }) => [title, ...facts]),
  ]),
];

/** What the sheet sets apart by another face than that of the text, which is how programs tell one entry from the next. */
export const titlesOf = (resume: Resume): string[] =>
  [
    ...[resume.name, resume.headline],
    ...parts(resume).flatMap(({ heading, entries }) => [
      heading,
      ...entries.map(({ title }) => title),
    ]),
  ].filter(Boolean);

/** Where the sheet's links lead, in its order. */
export const linksOf = (resume: Resume): string[] => [
  ...[`mailto:${resume.email}`, new URL(resume.url).href, ...resume.profiles.map(({ url }) => url)],
  ...parts(resume).flatMap(({ entries }) => entries.flatMap(({ urls = [] }) => urls)),
];

/** Without white space: a long address is broken where large text leaves no room for it in one line. */
const normal = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** Fails with the first fact that is missing, or that comes before one which it should follow. */
export function expectInOrder(text: string, facts: readonly string[]) {
  const rest = normal(text);
  let from = 0;
  for (const fact of facts) {
    const at = rest.indexOf(normal(fact), from);
    expect(at, `"${fact}" after "…${rest.slice(Math.max(0, from - 60), from)}"`).not.toBe(-1);
    from = at + normal(fact).length;
  }
}
