import { expect, it } from 'vitest';
import { fullResumeSample, resumeSample } from '../samples/resume';
import { resumeSections, type ResumeContent } from './sections';

/** Properties that no section shows: identifiers, and dates whose text is in `dates` or `dateLabel`. */
const hidden = new Set(['slug', 'from', 'to', 'percent']);

function textsOf(value: unknown, name = ''): string[] {
  if (hidden.has(name) || value === undefined) return [];
  return typeof value === 'object'
    ? Object.entries(value!).flatMap(([key, part]) => textsOf(part, key))
    : [String(value)];
}

it.each<[string, ResumeContent]>([
  ['common', resumeSample],
  ['rare', fullResumeSample],
])('shows every text of the %s sections', (_, resume) => {
  for (const section of resumeSections(resume)) {
    const shown = textsOf(section).join('\n').toLowerCase();
    for (const text of textsOf(resume[section.id])) {
      expect(shown, section.id).toContain(text.toLowerCase());
    }
  }
});

it('shows the sections in order, with their headings', () => {
  const sections = resumeSections({ ...resumeSample, sections: ['skills', 'summary'] });
  expect(sections.map(({ heading }) => heading)).toEqual(['Skills', 'Summary']);
  expect(sections[0]?.groups?.map(({ name }) => name)).toEqual(resumeSample.skillOrder);
});
