import { describe, expect, it } from 'vitest';
import { toJsonResume } from './jsonResume';
import { contentsAfter } from './testing/fixture';
import { importResume } from './tools/template/facts';

const sections = [
  ...['summary', 'internships', 'education', 'projects', 'skills', 'certificates'],
  ...['volunteer', 'awards', 'publications', 'languages', 'interests', 'references'],
];
const headings = Object.fromEntries(sections.map((section) => [section, section]));
const entry = { title: 'Tea', organization: 'Pots', from: '2023-05', summary: 'It rang.' };
const [content] = await contentsAfter({
  'resume.yaml': {
    ...{ sections, headings, volunteer: [entry], awards: [entry], publications: [entry] },
    languages: [{ name: 'Finnish', details: ['native'] }],
    interests: [{ name: 'Kettles', details: ['copper'] }],
    references: [{ title: 'A. Colleague', summary: 'On time.' }],
  },
});

const { resume } = content!;

const document = toJsonResume(resume, 'https://portfolio.example.com/resume.json');

describe('toJsonResume', () => {
  it('has every section of the resume, in which content:init finds the same facts', () => {
    expect(document).toMatchObject({
      education: [{ studyType: 'Bachelor', institution: 'Tea College', startDate: '2023' }],
      work: [{ name: 'Tea House', position: 'Web developer intern', startDate: '2024-05' }],
      projects: [{ name: 'Kettle', url: resume.projects[0]?.url }],
      skills: [{ name: 'Frontend', keywords: ['HTML'] }],
      certificates: [{ name: 'Brewing', issuer: 'Tea School', date: '2025-03' }],
    });
    expect(importResume(JSON.parse(JSON.stringify(document)))).toMatchObject({
      facts: {
        volunteer: [{ position: 'Tea', organization: 'Pots', startDate: '2023-05' }],
        awards: [{ title: 'Tea', awarder: 'Pots', date: '2023-05' }],
        publications: [{ name: 'Tea', publisher: 'Pots', releaseDate: '2023-05' }],
        languages: [{ language: 'Finnish', fluency: 'native' }],
        interests: [{ name: 'Kettles', keywords: ['copper'] }],
        references: [{ name: 'A. Colleague', reference: 'On time.' }],
      },
      notImported: ['meta: left out, because the build writes it'],
    });
  });

  it('lists jobs and internships as work', () => {
    const job = {
      id: 'bakery',
      role: 'Developer',
      company: 'Bakery',
      city: 'Berlin',
      type: 'Hybrid',
      from: '2022-06',
      dates: 'June 2022 – today',
      highlights: ['Baked.'],
    };
    const { work } = toJsonResume(
      { ...resume, jobs: [job], sections: ['jobs', 'internships'] },
      '',
    );
    expect(work[0]).toEqual({
      position: 'Developer',
      name: 'Bakery',
      location: 'Berlin',
      summary: 'Hybrid',
      startDate: '2022-06',
      highlights: ['Baked.'],
    });
    expect(work.slice(1)).toEqual(document.work);
  });

  it('repeats a skill group for each of its levels', () => {
    const skills = [
      { name: 'C', level: 'Expert' },
      { name: 'Go', years: 3 },
      { name: 'D', level: 'Expert' },
    ];
    const skillOrder = ['Languages'];
    const some = { ...resume, skillOrder, skills: [{ name: 'Languages', skills }] };
    expect(toJsonResume(some, '').skills).toEqual([
      { name: 'Languages', level: 'Expert', keywords: ['C', 'D'] },
      { name: 'Languages', level: '3 years', keywords: ['Go'] },
    ]);
  });

  it('omits hidden sections', () => {
    const short = toJsonResume({ ...resume, sections: ['summary', 'skills'] }, '');
    expect(short.skills).toEqual(document.skills);
    expect([short.work, short.education, short.projects, short.certificates].flat()).toEqual([]);
  });
});
