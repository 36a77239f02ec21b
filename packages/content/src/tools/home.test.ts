import { expect, it } from 'vitest';
import { assembled } from '../testing/fixture';

const homeAfter = async (edits: Parameters<typeof assembled>[0]) => {
  const { content, lines } = await assembled(edits);
  expect(lines).toEqual([]);
  return content!.home;
};
const withDrawing = (project: string) => (home: { sameDots: unknown }) => {
  const image = { art: 'same-dots/hand', alt: 'A hand.' };
  home.sameDots = {
    heading: 'Dots',
    items: [{ image, label: 'Tips', caption: 'of a hand', project }],
  };
};

it('derives facts from other documents', async () => {
  const { facts } = await homeAfter({
    'owner.yaml': (owner) => {
      owner.role = 'Potter';
      owner.location = { city: 'Kochi', region: 'Kerala', country: 'India', countryCode: 'IN' };
      owner.availableFrom = '2031-05';
    },
    'about.yaml': (about) => {
      Object.assign(about.education[0], { title: 'Diploma', from: 2020, to: 2023 });
    },
  });
  expect(facts).toEqual([
    'Potter',
    'Kochi, India',
    'Diploma, 2020–2023',
    'Available from May 2031',
  ]);
});

it('omits unknown facts', async () => {
  const { facts } = await homeAfter({
    'owner.yaml': (owner) => void delete owner.availableFrom,
    'about.yaml': (about) => void (about.education = []),
    'resume.yaml': (resume) => void (resume.education = []),
  });
  expect(facts).toHaveLength(2);
});

it('does not repeat a role that the titles contain', async () => {
  const { facts } = await homeAfter({
    'owner.yaml': (owner) => void (owner.role = 'Potter'),
    'home.yaml': (home) => void (home.titles = ['Potter.', 'Baker.']),
  });
  expect(facts).not.toContain('Potter');
});

it('links a drawing to its project', async () => {
  const linkAfter = async (slug: string) =>
    (await homeAfter({ 'home.yaml': withDrawing(slug) })).sameDots?.items[0]?.link;
  expect(await linkAfter('singing-kettle')).toEqual({
    label: 'Singing kettle',
    href: '/projects/projectdetail/singing-kettle',
  });
  expect(await linkAfter('tea-timer')).toMatchObject({ newTab: true });
  expect(await linkAfter('more-to-come')).toBeUndefined();
});

it('reports a drawing whose project is unknown', async () => {
  const { lines } = await assembled({ 'home.yaml': withDrawing('teapot') });
  expect(lines).toEqual([
    'home.yaml → sameDots.items[0].project: name the slug of a project, not "teapot"',
  ]);
});

it('shows the latest post', async () => {
  const { latestPost } = await homeAfter({});
  expect(latestPost?.post.slug).toBe('singing-kettle');
});

it('shows the strongest skills that a project or post lists', async () => {
  const { skills } = await homeAfter({
    'skills.yaml': (page) => {
      const [skill] = page.list;
      page.list = [60, 90, 99].map((percent) => ({ ...skill, name: `Skill ${percent}`, percent }));
    },
    'projects/singing-kettle.md': (entry) => void (entry.skills = ['Skill 60', 'Skill 90']),
  });
  expect(skills?.list.map(({ name }) => name)).toEqual(['Skill 90', 'Skill 60']);
});

it('omits sections without content', async () => {
  const home = await homeAfter({ 'posts/singing-kettle.md': null });
  expect(home).not.toHaveProperty('skills');
  expect(home).not.toHaveProperty('latestPost');
});
