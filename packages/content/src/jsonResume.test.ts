import { describe, expect, it } from 'vitest';
import { toJsonResume } from './jsonResume';
import { assembleContent } from './tools/content';
import { demoFolder } from './tools/folders';
import { loadSources } from './tools/sources';

const { resume } = assembleContent(await loadSources(demoFolder)).content!;

const document = toJsonResume(resume, 'https://portfolio.example.com/resume.json');

describe('toJsonResume', () => {
  it('begins with who it is about', () => {
    expect(document.basics).toMatchObject({
      name: resume.name,
      label: resume.headline,
      email: resume.email,
      summary: resume.summary,
    });
  });

  it('tells the same facts in the same order as the page', () => {
    expect(
      document.education.map(({ institution, startDate, endDate }) => [
        institution,
        startDate,
        endDate,
      ]),
    ).toEqual(resume.education.map(({ institution, from, to }) => [institution, from, to]));
    expect(
      document.work.map(({ name, position, startDate }) => [name, position, startDate]),
    ).toEqual(resume.internships.map(({ company, role, from }) => [company, role, from]));
    const projects = resume.projectOrder.map((slug) =>
      resume.projects.find((project) => project.slug === slug),
    );
    expect(document.projects.map(({ url, keywords }) => [url, keywords])).toEqual(
      projects.map((project) => [project?.url, project?.keywords]),
    );
    expect(document.skills.map(({ name }) => name)).toEqual(resume.skillOrder);
    expect(document.certificates.map(({ name, date }) => [name, date])).toEqual(
      resume.certificates.map(({ title, date }) => [title, date]),
    );
  });

  it('has the parts in the order of the sheet', () => {
    const sections = ['skills', 'internships', 'summary', 'education'] as const;
    const keys = Object.keys(toJsonResume({ ...resume, sections: [...sections] }, ''));
    expect(keys.slice(0, 5)).toEqual(['$schema', 'basics', 'skills', 'work', 'education']);
  });

  it('has jobs and internships as work, and no end for a job that lasts', () => {
    const job = { id: 'bakery', role: 'Developer', company: 'Bakery', city: 'Berlin' };
    const jobs = [
      {
        ...job,
        from: '2022-06',
        dates: 'June 2022 – today',
        highlights: ['Baked.'],
        type: 'Hybrid',
      },
    ];
    const { work } = toJsonResume({ ...resume, jobs, sections: ['jobs', 'internships'] }, '');
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

  it('leaves a part empty that the sheet does not show', () => {
    const short = toJsonResume({ ...resume, sections: ['summary', 'skills'] }, '');
    expect(short.skills).toEqual(document.skills);
    expect([short.work, short.education, short.projects, short.certificates]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('writes dates as the format wants them: year, year-month or year-month-day', () => {
    const dates = [
      ...document.work.flatMap(({ startDate, endDate }) => [startDate, endDate]),
      ...document.education.flatMap(({ startDate, endDate }) => [startDate, endDate]),
      ...document.certificates.map(({ date }) => date),
      ...document.projects.map(({ endDate }) => endDate),
    ];
    for (const date of dates) expect(date).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
  });
});
