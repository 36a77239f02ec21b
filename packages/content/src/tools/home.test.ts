import { expect, it } from 'vitest';
import { contentAfter, problemsAfter, type Edits } from '../testing/fixture';

const homeAfter = async (edits: Edits) => (await contentAfter(edits)).home;
const withDrawing = (project: string): Edits => {
  const image = { art: 'same-dots/hand', alt: 'A hand.' };
  const items = [{ image, label: 'Tips', caption: 'of a hand', project }];
  return { 'home.yaml': (home) => void (home.sameDots = { heading: 'Dots', items }) };
};
const withoutEducation: Edits = {
  'about.yaml': (about) => void (about.education = []),
  'resume.yaml': (resume) => void (resume.education = []),
};

it('derives facts from other documents', async () => {
  const { facts } = await homeAfter({
    'owner.yaml': (owner) => {
      owner.role = 'Potter';
      owner.location = { city: 'Kochi', region: 'Kerala', country: 'India', countryCode: 'IN' };
      owner.availableFrom = '2031-05';
    },
  });
  const education = 'Bachelor, 2023–2026';
  expect(facts).toEqual(['Potter', 'Kochi, India', education, 'Available from May 2031']);
});

it('omits unknown facts, and a role that the titles contain', async () => {
  const { facts } = await homeAfter({
    ...withoutEducation,
    'owner.yaml': (owner) => ({ ...owner, role: 'Potter', availableFrom: undefined }),
    'home.yaml': (home) => void (home.titles = ['Potter.', 'Baker.']),
  });
  expect(facts).toHaveLength(1);
});

it.each([
  ['singing-kettle', { label: 'Singing kettle', href: '/projects/projectdetail/singing-kettle' }],
  ['tea-timer', { label: 'Tea timer', href: 'https://example.com/tea-timer', newTab: true }],
  ['more-to-come', undefined],
])('links a drawing to the project %s', async (slug, link) => {
  const { sameDots } = await homeAfter(withDrawing(slug));
  expect(sameDots?.items[0]?.link).toEqual(link);
});

it('reports a drawing whose project is unknown', async () => {
  expect(await problemsAfter(withDrawing('teapot'))).toEqual([
    'home.yaml → sameDots.items[0].project: name the slug of a project, not "teapot"',
  ]);
});

it('shows the latest post and the strongest skills that a project or post lists', async () => {
  const { latestPost, skills } = await homeAfter({
    'skills.yaml': (page) => {
      const [skill] = page.list;
      page.list = [60, 90, 99].map((percent) => ({ ...skill, name: `Skill ${percent}`, percent }));
    },
    'projects/singing-kettle.md': (entry) => void (entry.skills = ['Skill 60', 'Skill 90']),
  });
  expect(latestPost?.post.slug).toBe('singing-kettle');
  expect(skills?.list.map(({ name }) => name)).toEqual(['Skill 90', 'Skill 60']);
});

it('omits sections without content', async () => {
  const home = await homeAfter({ 'posts/singing-kettle.md': null });
  expect(home).not.toHaveProperty('skills');
  expect(home).not.toHaveProperty('latestPost');
});
