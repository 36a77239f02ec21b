import type { Resume, ResumeSectionId } from '@portfolio/content';
import { expect } from '@playwright/test';

/** An address as the sheet writes it. */
const written = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

const inOrder = <Item>(order: readonly string[], items: readonly Item[], key: keyof Item) =>
  order.flatMap((name) => items.filter((item) => item[key] === name));

const factsOfPart: Record<ResumeSectionId, (resume: Resume) => string[]> = {
  // Among the basics in JSON Resume; asked for separately.
  summary: () => [],
  education: ({ education }) =>
    education.flatMap(({ title, field, institution, from, to }) => [
      title,
      ...(field ? [field] : []),
      institution,
      from,
      to,
    ]),
  projects: ({ projects, projectOrder }) =>
    inOrder(projectOrder, projects, 'slug').flatMap((project) => [
      project.name,
      project.date.slice(0, 4),
      project.description,
      ...project.highlights,
      ...project.keywords,
    ]),
  internships: ({ internships }) =>
    internships.flatMap(({ role, company, city, type, duration, year }) => [
      role,
      company,
      city,
      type,
      duration,
      year,
    ]),
  skills: ({ skills, skillOrder }) =>
    inOrder(skillOrder, skills, 'name').flatMap((group) => [
      group.name,
      ...group.skills.map(({ name }) => name),
    ]),
  certificates: ({ certificates }) => [
    ...new Set(certificates.items.map(({ issuedBy }) => issuedBy)),
  ],
};

/** Whose resume it is and how to reach them: what comes first everywhere. */
export const contactFacts = ({ name, headline, email, location, url, profiles }: Resume) => [
  name,
  headline,
  email,
  location.region,
  written(url),
  ...profiles.map((profile) => written(profile.url)),
];

/** Everything that the resume says, in the order in which every output says it. */
export const factsOf = (resume: Resume): string[] => [
  ...contactFacts(resume),
  ...resume.sections.flatMap((part) => factsOfPart[part](resume)),
];

const normal = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

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
