import { expect, it } from 'vitest';
import { assembled } from '../testing/fixture';
import { missingEvidenceLines } from './skillEvidence';

const kettle = 'projects/singing-kettle.md';
const addHtml = (entry: { skills?: string[] }) => void (entry.skills = ['HTML']);

it('links a skill to every entry that lists it', async () => {
  const { content } = await assembled({
    [kettle]: addHtml,
    'posts/singing-kettle.md': addHtml,
    'internships.yaml': ([internship]) => addHtml(internship),
    'certificates/tea-certificates.yaml': (group) => addHtml(group.certificates[0]),
  });
  expect(content?.skills[0]?.evidence).toEqual([
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
  const linesWith = async (edits: Parameters<typeof assembled>[0]) =>
    missingEvidenceLines((await assembled(edits)).content!.skills);
  expect(await linesWith({})).toEqual([
    'skills.yaml: HTML is at 95%, but no project, post, job, internship or certificate lists it.',
  ]);
  expect(await linesWith({ [kettle]: addHtml })).toEqual([]);
});

it('lists skills before tags on the resume, each keyword once', async () => {
  const { content } = await assembled({
    [kettle]: (entry) => ({ ...entry, tags: ['html', 'Steam'], skills: ['HTML'] }),
  });
  expect(content?.resume.projects[0]?.keywords).toEqual(['HTML', 'Steam']);
});
