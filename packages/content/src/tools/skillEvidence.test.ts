import { expect, it } from 'vitest';
import { contentAfter } from '../testing/fixture';
import { missingEvidenceLines } from './skillEvidence';

const addHtml = (entry: { skills?: string[] }) => void (entry.skills = ['HTML']);
const { skills, resume } = await contentAfter({
  'projects/singing-kettle.md': (entry) => ({
    ...entry,
    tags: ['html', 'Steam'],
    skills: ['HTML'],
  }),
  'posts/singing-kettle.md': addHtml,
  'internships.yaml': ([internship]) => addHtml(internship),
  'certificates/tea-certificates.yaml': (group) => addHtml(group.certificates[0]),
});

it('links a skill to every entry that lists it', () => {
  expect(skills[0]?.evidence).toEqual([
    { kind: 'project', label: 'Singing kettle', href: '/projects/projectdetail/singing-kettle' },
    { kind: 'post', label: 'Building a singing kettle', href: '/Blogs/Blogdetail/singing-kettle' },
    { kind: 'internship', label: 'Web developer intern, Tea House', href: '/internships' },
    {
      kind: 'certificate',
      label: 'Brewing, Tea School',
      href: '/Certificates/Certificatedetail/tea-certificates',
    },
  ]);
});

it('reports a skill with a high percentage but no evidence', async () => {
  expect(missingEvidenceLines((await contentAfter()).skills)).toEqual([
    'skills.yaml: HTML is at 95%, but no project, post, job, internship or certificate lists it.',
  ]);
  expect(missingEvidenceLines(skills)).toEqual([]);
});

it('lists skills before tags on the resume, each keyword once', () => {
  expect(resume.projects[0]?.keywords).toEqual(['HTML', 'Steam']);
});
