import { describe, expect, it } from 'vitest';
import { fixtureSources, problemsAfter } from '../testing/fixture';
import { assembleContent } from './content';
import { unprovenLines } from './receipts';

const kettle = 'projects/singing-kettle.md';

/** The fixture, whose one skill is HTML at 95 %, with entries that show it. */
async function content(showing: readonly string[]) {
  const sources = await fixtureSources();
  for (const source of sources) {
    if (!showing.includes(source.file)) continue;
    const value = source.value as { certificates?: object[] };
    const entry = value.certificates?.[0] ?? (Array.isArray(value) ? (value[0] as object) : value);
    Object.assign(entry, { skills: ['HTML'] });
  }
  const { content, problems } = assembleContent(sources);
  expect(problems).toEqual([]);
  return content!;
}

describe('a skill', () => {
  it('names every entry that shows it, with the page to see it on', async () => {
    const { skills } = await content([
      kettle,
      'posts/singing-kettle.md',
      'internships.ts',
      'certificates/tea-certificates.ts',
    ]);
    expect(skills[0]?.receipts).toEqual([
      { kind: 'project', label: 'Singing kettle', href: '/projects/projectdetail/singing-kettle' },
      {
        kind: 'post',
        label: 'Building a singing kettle',
        href: '/Blogs/Blogdetail/singing-kettle',
      },
      { kind: 'internship', label: 'Web developer intern, Tea House', href: '/internships' },
      {
        kind: 'certificate',
        label: 'Brewing, Tea School',
        href: '/Certificates/Certificatedetail/tea-certificates',
      },
    ]);
  });

  it('with a high percentage and nothing that shows it is told to the owner', async () => {
    expect(unprovenLines((await content([])).skills)).toEqual([
      'skills.ts: HTML stands at 95 %, and no project, post, job, internship or certificate lists it in its skills.',
    ]);
    expect(unprovenLines((await content([kettle])).skills)).toEqual([]);
  });

  it('that no list of skills has stops the build, with the field', async () => {
    expect(await problemsAfter(kettle, (entry) => void (entry.skills = ['HTML', 'Tea']))).toEqual([
      `${kettle}:1 → skills[1]: name a skill of skills.ts; "Tea" is none`,
    ]);
    const file = 'internships.ts';
    expect(await problemsAfter(file, ([entry]) => void (entry.skills = ['Tea']))).toEqual([
      `${file} → [0].skills[0]: name a skill of skills.ts; "Tea" is none`,
    ]);
  });

  it('is a keyword of the resume’s projects, before the tags', async () => {
    const sources = await fixtureSources();
    const source = sources.find(({ file }) => file === kettle);
    Object.assign(source?.value as object, { skills: ['HTML'], tags: ['Steam'] });
    expect(assembleContent(sources).content?.resume.projects[0]?.keywords).toEqual([
      'HTML',
      'Steam',
    ]);
  });
});
