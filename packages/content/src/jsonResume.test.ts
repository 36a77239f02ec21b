import { describe, expect, it } from 'vitest';
import { toJsonResume } from './jsonResume';
import { assembleContent } from './tools/content';
import { demoFolder } from './tools/folders';
import { loadSources } from './tools/sources';

const [{ content }] = assembleContent(await loadSources(demoFolder));
const { resume } = content!;

const document = toJsonResume(resume, 'https://portfolio.example.com/resume.json');

describe('toJsonResume', () => {
  it('lists the resume page’s facts in the same order', () => {
    const { education, internships, certificates, projectOrder, projects } = resume;
    expect(document).toMatchObject({
      education: education.map(({ institution, from }) => ({ institution, startDate: from })),
      work: internships.map(({ company, role }) => ({ name: company, position: role })),
      projects: projectOrder.map((slug) => ({
        url: projects.find((project) => project.slug === slug)?.url,
      })),
      skills: resume.skillOrder.map((name) => ({ name })),
      certificates: certificates.map(({ title, date }) => ({ name: title, date })),
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
