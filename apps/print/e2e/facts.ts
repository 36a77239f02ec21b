import type { Resume, ResumeSectionId, ResumeWork } from '@portfolio/content';
import { expect } from '@playwright/test';

/** An address as the sheet writes it. */
const displayUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

const inOrder = <Item>(order: readonly string[], items: readonly Item[], key: keyof Item) =>
  order.flatMap((name) => items.filter((item) => item[key] === name));

const factsOfWork = ({ role, company, city, type, dates, duration, highlights }: ResumeWork) => [
  ...[role, company, city, type ?? '', dates, duration ?? ''],
  ...highlights,
];

const factsOfSection: Record<ResumeSectionId, (resume: Resume) => string[]> = {
  summary: ({ summary }) => [summary],
  education: ({ education }) =>
    education.flatMap(({ title, institution, field, from, to }) => [
      title,
      institution,
      ...(field ? [field] : []),
      from,
      to,
    ]),
  projects: ({ projects, projectOrder }) =>
    inOrder(projectOrder, projects, 'slug').flatMap((project) => [
      project.name,
      ...project.keywords,
      project.dateLabel ?? '',
      project.description,
      ...project.highlights,
    ]),
  jobs: ({ jobs }) => jobs.flatMap(factsOfWork),
  internships: ({ internships }) => internships.flatMap(factsOfWork),
  skills: ({ skills, skillOrder }) =>
    inOrder(skillOrder, skills, 'name').flatMap((group) => [
      group.name,
      ...group.skills.map(({ name }) => name),
    ]),
  certificates: ({ certificates }) =>
    certificates.flatMap(({ title, dateLabel }) => [title, dateLabel]),
};

/** Whose resume it is and how to reach them: what comes first everywhere. */
const contactFacts = ({ name, headline, email, location, url, profiles }: Resume) => [
  name,
  headline,
  email,
  location.region,
  displayUrl(url),
  ...profiles.map((profile) => displayUrl(profile.url)),
];

/** Everything that the sheet says, in its order. */
export const factsOf = (resume: Resume): string[] => [
  ...contactFacts(resume),
  ...resume.sections.flatMap((section) => factsOfSection[section](resume)),
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
