import type { Resume } from '@portfolio/content';
import { areBrief, contactLines, resumeSections, type SectionContent } from '@portfolio/ui/resume';
import { expect } from '@playwright/test';

interface Fact {
  text: string;
  isTitle?: boolean;
  url?: string | undefined;
}

const title = (text: string, url?: string): Fact => ({ text, isTitle: true, url });
const textFacts = (...texts: (string | undefined)[]): Fact[] =>
  texts.flatMap((text) => (text ? [{ text }] : []));

/** Returns a section's facts by entry. A section without entries counts as one entry. */
export function factsByEntry({ paragraphs = [], entries, groups = [] }: SectionContent): Fact[][] {
  if (!entries) {
    const groupFacts = groups.flatMap(({ name, items }) => [
      title(name),
      ...items.flatMap(({ text, url, date }) => [{ text, url }, ...textFacts(date)]),
    ]);
    return [[...textFacts(...paragraphs), ...groupFacts]];
  }
  const isBrief = areBrief(entries);
  return entries.map(({ title: name, url, about, dates, summary, points }) => [
    title(name, url),
    ...(isBrief ? textFacts(dates, ...about) : textFacts(...about, dates, summary, ...points)),
  ]);
}

export const contactFacts = (resume: Resume): Fact[] => [
  title(resume.name),
  title(resume.headline),
  ...contactLines(resume).map(({ text, url }) => ({ text, url })),
];

/** Returns all facts on the sheet, in order. */
export const factsOf = (resume: Resume): Fact[] => [
  ...contactFacts(resume),
  ...resumeSections(resume).flatMap((section) => [
    title(section.heading),
    ...factsByEntry(section).flat(),
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
