import type { Resume, ResumeEntry, ResumeSectionId, ResumeWork } from '@portfolio/content';
import { expect } from '@playwright/test';
import { inOrder } from '../src/setup';

/** Text on the sheet. Titles use another font. */
interface Fact {
  text: string;
  isTitle?: boolean;
  url?: string;
}

const title = (text: string, url?: string): Fact => ({ text, isTitle: true, url });
const textFacts = (...texts: (string | undefined)[]): Fact[] =>
  texts.flatMap((text) => (text ? [{ text }] : []));

const urlFact = (url: string): Fact => ({
  text: url.replace(/^https?:\/\/(www\.)?|\/$/g, ''),
  url,
});

const workFacts = ({ role, company, city, type, dates, duration, ...work }: ResumeWork) => {
  const { highlights, summary, url } = work;
  return [
    title(role, url),
    ...(highlights.length > 0 || summary
      ? textFacts(company, city, type, dates, duration, summary, ...highlights)
      : textFacts(dates, duration, company, city, type)),
  ];
};

const entryFacts = (entries: readonly ResumeEntry[]) =>
  entries.flatMap(({ title: name, organization, dates, url, summary, highlights }) => [
    title(name, url),
    ...(highlights.length > 0 || summary
      ? textFacts(organization, dates, summary, ...highlights)
      : textFacts(dates, organization)),
  ]);

const namedFacts = (list: Resume['languages']) =>
  list.flatMap(({ name, details }) => [title(name), ...textFacts(...details)]);

export const sectionFacts: Record<ResumeSectionId, (resume: Resume) => Fact[]> = {
  summary: ({ summary }) => textFacts(summary),
  education: ({ education }) =>
    education.flatMap(({ title: name, institution, field, from, to, courses = [] }) => [
      title(name),
      ...(courses.length > 0
        ? textFacts(institution, field, from, to, ...courses)
        : textFacts(from, to, institution, field)),
    ]),
  projects: ({ projects, projectOrder }) =>
    inOrder(projectOrder, projects, 'slug').flatMap(
      ({ name, keywords, dateLabel, description, highlights, url }) => [
        title(name, url),
        ...textFacts(...keywords, dateLabel, description, ...highlights),
      ],
    ),
  jobs: ({ jobs }) => jobs.flatMap(workFacts),
  internships: ({ internships }) => internships.flatMap(workFacts),
  skills: ({ skills, skillOrder }) =>
    inOrder(skillOrder, skills, 'name').flatMap((group) => [
      title(group.name),
      ...textFacts(...group.skills.map(({ name }) => name)),
    ]),
  certificates: ({ certificates }) =>
    [...new Set(certificates.map(({ issuedBy }) => issuedBy))].flatMap((issuer) => [
      title(issuer),
      ...inOrder([issuer], certificates, 'issuedBy').flatMap(({ title: text, url, dateLabel }) => [
        { text, url },
        ...textFacts(dateLabel),
      ]),
    ]),
  volunteer: ({ volunteer }) => entryFacts(volunteer),
  awards: ({ awards }) => entryFacts(awards),
  publications: ({ publications }) => entryFacts(publications),
  references: ({ references }) => entryFacts(references),
  languages: ({ languages }) => namedFacts(languages),
  interests: ({ interests }) => namedFacts(interests),
};

/** Returns all facts on the sheet in order: name, contact, sections. */
export const factsOf = (resume: Resume): Fact[] => [
  title(resume.name),
  title(resume.headline),
  { text: resume.email, url: `mailto:${resume.email}` },
  ...textFacts(resume.location.place, resume.location.country),
  urlFact(new URL(resume.url).href),
  ...resume.profiles.map(({ url }) => urlFact(url)),
  ...resume.sections.flatMap((section) => [
    title(resume.headings[section]!),
    ...sectionFacts[section](resume),
  ]),
];

/** Removes white space, because long URLs may wrap, and case, because the sheet shows job types in lower case. */
const normalize = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** Fails at the first fact that is missing or out of order. */
export function expectInOrder(page: string, facts: readonly Fact[]) {
  const rest = normalize(page);
  let from = 0;
  for (const { text } of facts) {
    const at = rest.indexOf(normalize(text), from);
    expect(at, `"${text}" after "…${rest.slice(Math.max(0, from - 60), from)}"`).not.toBe(-1);
    from = at + normalize(text).length;
  }
}
