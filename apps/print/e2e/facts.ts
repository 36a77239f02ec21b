import type { Resume, ResumeSectionId, ResumeWork } from '@portfolio/content';
import { expect } from '@playwright/test';

/** Something that the sheet says: whether another face sets it apart, as it does titles, and where its link leads. */
interface Fact {
  text: string;
  isTitle?: boolean;
  url?: string;
}

const title = (text: string, url?: string): Fact => ({ text, isTitle: true, url });
const plain = (...texts: (string | undefined)[]): Fact[] =>
  texts.flatMap((text) => (text ? [{ text }] : []));

/** An address as the sheet writes it. */
const address = (url: string): Fact => ({
  text: url.replace(/^https?:\/\/(www\.)?|\/$/g, ''),
  url,
});

const inOrder = <Item>(order: readonly string[], items: readonly Item[], key: keyof Item) =>
  order.flatMap((name) => items.filter((item) => item[key] === name));

const workFacts = ({ role, company, city, type, dates, duration, highlights }: ResumeWork) => [
  title(role),
  ...plain(company, city, type, dates, duration, ...highlights),
];

const sectionFacts: Record<ResumeSectionId, (resume: Resume) => Fact[]> = {
  summary: ({ summary }) => plain(summary),
  education: ({ education }) =>
    education.flatMap(({ title: name, institution, field, from, to }) => [
      title(name),
      ...plain(institution, field, from, to),
    ]),
  projects: ({ projects, projectOrder }) =>
    inOrder(projectOrder, projects, 'slug').flatMap(
      ({ name, keywords, dateLabel, description, highlights, url }) => [
        title(name, url),
        ...plain(...keywords, dateLabel, description, ...highlights),
      ],
    ),
  jobs: ({ jobs }) => jobs.flatMap(workFacts),
  internships: ({ internships }) => internships.flatMap(workFacts),
  skills: ({ skills, skillOrder }) =>
    inOrder(skillOrder, skills, 'name').flatMap((group) => [
      title(group.name),
      ...plain(...group.skills.map(({ name }) => name)),
    ]),
  certificates: ({ certificates }) =>
    [...new Set(certificates.map(({ issuedBy }) => issuedBy))].flatMap((issuer) => [
      title(issuer),
      ...inOrder([issuer], certificates, 'issuedBy').flatMap(({ title: text, url, dateLabel }) => [
        { text, url },
        ...plain(dateLabel),
      ]),
    ]),
};

/** Everything that the sheet says, in its order: whose resume it is and how to reach them, then its parts. */
export const factsOf = (resume: Resume): Fact[] => [
  title(resume.name),
  title(resume.headline),
  { text: resume.email, url: `mailto:${resume.email}` },
  ...plain(resume.location.region, resume.location.country),
  address(new URL(resume.url).href),
  ...resume.profiles.map(({ url }) => address(url)),
  ...resume.sections.flatMap((section) => [
    title(resume.headings[section]!),
    ...sectionFacts[section](resume),
  ]),
];

/** Without white space: a long address is broken where large text leaves no room for it in one line. */
const normal = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** Fails with the first fact that is missing, or that comes before one which it should follow. */
export function expectInOrder(page: string, facts: readonly Fact[]) {
  const rest = normal(page);
  let from = 0;
  for (const { text } of facts) {
    const at = rest.indexOf(normal(text), from);
    expect(at, `"${text}" after "…${rest.slice(Math.max(0, from - 60), from)}"`).not.toBe(-1);
    from = at + normal(text).length;
  }
}
