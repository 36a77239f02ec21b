/** Checks the demo's specified content, whatever content the site has. */
import { describe, expect, it } from 'vitest';
import { assembleContent } from './tools/content';
import { demoFolder } from './tools/folders';
import { loadSources } from './tools/sources';
import { lines } from './testing/fixture';

const outcome = assembleContent(await loadSources(demoFolder));
const content = outcome.content!;

it('every file is valid', () => {
  expect(lines(outcome.problems)).toEqual([]);
});

describe('the demo', () => {
  it('has the specified timings and limits', () => {
    expect(content.settings).toMatchObject({
      typing: { characterMs: 100, pauseMs: 2000 },
      popup: { delayMs: 90_000, storageKey: 'feedbackPopupDate' },
      cookies: { hideDelayMs: 1000, storageKey: 'cookiesAccepted' },
      loaders: { projectsMs: 1200, internshipsMs: 1000, certificatesMs: 1500 },
      filters: { fadeMs: 400 },
      scrollReveal: { earlierPagesMs: 1200, defaultMs: 1000, feedbackMs: 800 },
      counters: { durationMs: 3000 },
      skills: { animationDelayMs: 300 },
      blogs: { pageSize: 3, increment: 3 },
      detail: { durationMs: 800, delaysMs: { heading: 200, dates: 400, panel: 600, prose: 800 } },
      chunks: { timeoutMs: 120_000 },
      botCheck: { pollMs: 300, giveUpMs: 10_000 },
      faqResponse: '24-48 hours',
    });
  });

  it('has 5 awards and 20 certificates', () => {
    expect(content.about.achievements).toEqual([
      { count: 5, suffix: '+', label: 'Awards' },
      { count: 20, suffix: '+', label: 'Certificates' },
    ]);
  });
});

it.each([
  ['employee-daily', '2024-12-10', '2024-12-10', 'Software'],
  ['converters-app', '2025-03-14', '2024-12-10', 'Tools'],
  ['rfid-based', '2024-12-10', '2024-12-10', 'Embedded Systems'],
  ['to-do', '2024-03-15', '2024-12-10', 'App'],
  ['ai-powered', '2025-05-30', '2025-05-30', 'AI & ML'],
  ['cloudvendor', '2025-06-20', '2025-06-20', 'Software'],
])('%s has the specified dates and badge', (start, projectDate, postDate, badge) => {
  const project = content.projects.find(({ slug }) => slug.startsWith(start));
  const post = content.posts.find(({ slug }) => slug === project?.slug);
  expect(project?.page).toMatchObject({ updatedOn: projectDate, badge });
  expect(post).toMatchObject({ date: postDate, page: { updatedOn: postDate } });
  // The specification names a different category on this project's blog page.
  if (start !== 'cloudvendor') expect(post?.page?.badge).toBe(badge);
});

it.each(['leetCode', 'gitHub'] as const)('the %s card uses an impossible username', (id) => {
  // A possible name could belong to a stranger. Real ones contain only letters, digits, hyphens and underscores.
  expect(content.services[id]).toMatchObject({ username: expect.stringMatching(/[^\w-]/) });
});

describe('the demo’s content', () => {
  it('offers the specified filter categories', () => {
    expect(content.messages.filters.all).toBe('All');
    // Browser tests cover the project categories.
    const { posts, skills, upcoming } = content.categories;
    expect(posts.join(', ')).toBe(
      'Software Applications, Web Design, Hardware Projects, Task Management, AI & Accessibility, Backend Development, Upcoming',
    );
    expect(skills.join(', ')).toBe('Frontend, Backend, Design, Tools, Deployment, Database');
    expect(upcoming).toBe('Upcoming');
  });

  it('has the specified skill percentages', () => {
    const percentages = content.categories.skills.map((category) => {
      const skills = content.skills.filter((skill) => skill.category === category);
      return [category, ...skills.map(({ name, percent }) => `${name} ${percent}`)].join(', ');
    });
    expect(percentages).toEqual([
      'Frontend, HTML 95, CSS 90, JavaScript 80, React 85',
      'Backend, Node.js 80, Firebase 75, Java 60, Spring Boot 65, Kotlin 30, Python 50',
      'Design, Figma 90, Canva 88',
      'Tools, GitHub 85',
      'Deployment, Netlify 70, Cloudflare 50',
      'Database, MySQL 50, MongoDB 50',
    ]);
  });

  it('has the two specified certificate dates', () => {
    const all = content.certificates.flatMap(({ certificates }) => certificates);
    const roadmap = { issuedBy: 'One Roadmap', title: 'Data Analyst', dateLabel: '11 August 2025' };
    const udemy = { issuedBy: 'Udemy', dateLabel: '26 July 2025' };
    expect(all).toContainEqual(expect.objectContaining(roadmap));
    expect(all).toContainEqual(expect.objectContaining(udemy));
  });

  it('lists countries, country codes, states and the default city', () => {
    const { countries, countryCodes, states = [], cities = [] } = content.contactForm;
    expect(countries).toHaveLength(249);
    expect(countries?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        // Names that `Intl.DisplayNames` would format differently.
        ['Antigua and Barbuda', 'Congo (Kinshasa)', 'Hong Kong', 'Saint Lucia', 'Türkiye'],
      ),
    );
    expect(countryCodes).toHaveLength(40);
    expect(states).toHaveLength(28 + 8);
    expect(cities.filter(({ label, value }) => label !== value)).toEqual([
      { label: 'Dharapuram', value: 'Coimbatore', state: 'Tamil Nadu' },
    ]);
    expect(cities.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Bangalore', 'Hyderabad', 'Palayamkottai (Tirunelveli)']),
    );
  });
});

it('the task allocation system has an alias', () => {
  for (const entries of [content.projects, content.posts]) {
    const slug = 'employee-daily-task-allocation-management-system';
    const aliases = entries.find((entry) => entry.slug === slug)?.aliases;
    expect(aliases).toContain('employee-daily-task-allocation-system');
  }
});
