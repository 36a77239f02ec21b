import type { Resume, ResumeEntry, ResumeSectionId, ResumeWork } from '@portfolio/content';
import { expect } from '@playwright/test';
import { inOrder } from '../src/setup';

interface Fact {
  text: string;
  isTitle?: boolean;
  url?: string | undefined;
}

const title = (text: string, url?: string): Fact => ({ text, isTitle: true, url });
const textFacts = (...texts: (string | undefined)[]): Fact[] =>
  texts.flatMap((text) => (text ? [{ text }] : []));

const urlFact = (url: string): Fact => ({
  text: url.replace(/^https?:\/\/(www\.)?|\/$/g, ''),
  url,
});

interface EntryFacts {
  title: Fact;
  about: (string | undefined)[];
  dates: (string | undefined)[];
  points: (string | undefined)[];
}

/** If no entry has points, the dates come directly after the title, as on the sheet. */
function listFacts(entries: readonly EntryFacts[]): Fact[] {
  const isBrief = !entries.some(({ points }) => points.some(Boolean));
  return entries.flatMap(({ title: name, about, dates, points }) => [
    name,
    ...(isBrief ? textFacts(...dates, ...about) : textFacts(...about, ...dates, ...points)),
  ]);
}

const workFacts = (list: readonly ResumeWork[]) =>
  listFacts(
    list.map(({ role, company, city, type, dates, duration, url, summary, highlights }) => ({
      title: title(role, url),
      about: [company, city, type],
      dates: [dates, duration],
      points: [summary, ...highlights],
    })),
  );

const entryFacts = (list: readonly ResumeEntry[] = []) =>
  listFacts(
    list.map(({ title: name, organization, dates, url, summary, highlights }) => ({
      title: title(name, url),
      about: [organization],
      dates: [dates],
      points: [summary, ...highlights],
    })),
  );

const namedFacts = (list: Resume['languages'] = []) =>
  list.flatMap(({ name, details }) => [title(name), ...textFacts(...details)]);

export const sectionFacts: Record<ResumeSectionId, (resume: Resume) => Fact[]> = {
  summary: ({ summary }) => textFacts(summary),
  education: ({ education }) =>
    listFacts(
      education.map(({ title: name, institution, field, from, to, courses = [] }) => ({
        title: title(name),
        about: [institution, field],
        dates: [from, to],
        points: courses,
      })),
    ),
  projects: ({ projects, projectOrder }) =>
    listFacts(
      inOrder(projectOrder, projects, 'slug').map(
        ({ name, keywords, dateLabel, description, highlights, url }) => ({
          title: title(name, url),
          about: keywords,
          dates: [dateLabel],
          points: [description, ...highlights],
        }),
      ),
    ),
  jobs: ({ jobs }) => workFacts(jobs),
  internships: ({ internships }) => workFacts(internships),
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

/** Returns all facts on the sheet, in order. */
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

/** Long URLs may wrap, so white space is ignored. The sheet shows job types in lower case. */
const normalise = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** Fails at the first fact that is missing or out of order. */
export function expectInOrder(text: string, facts: readonly Fact[]) {
  const normalised = normalise(text);
  let from = 0;
  for (const fact of facts) {
    const at = normalised.indexOf(normalise(fact.text), from);
    const context = normalised.slice(Math.max(0, from - 60), from);
    expect(at, `"${fact.text}" after "…${context}"`).not.toBe(-1);
    from = at + normalise(fact.text).length;
  }
}
