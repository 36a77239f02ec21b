/** The demo says what it is specified to say, whatever content the site has, and what reaches visitors is plain data. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFolder } from './tools/folders';
import { describe, expect, it } from 'vitest';
import { assembleContent } from './tools/content';
import { demoFolder } from './tools/folders';
import { loadSources } from './tools/sources';
import { lines } from './testing/fixture';

const outcome = assembleContent(await loadSources(demoFolder));
const content = outcome.content!;

it('every file is good', () => {
  expect(lines(outcome.problems)).toEqual([]);
});

describe('timings and limits', () => {
  it('gives the constants', () => {
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

  it('counts certificates nowhere by hand', () => {
    expect(JSON.stringify(content)).not.toMatch(/\b(?:twenty|20) certificates/i);
  });

  it('counts to 5 awards and 20 certificates', () => {
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
])('%s has its dates and its badge as project and post', (start, projectDate, postDate, badge) => {
  const project = content.projects.find(({ slug }) => slug.startsWith(start));
  const post = content.posts.find(({ slug }) => slug === project?.slug);
  expect(project?.page).toMatchObject({ updatedOn: projectDate, badge });
  expect(post).toMatchObject({ date: postDate, page: { updatedOn: postDate } });
  // Its two pages are specified to call this one differently.
  if (start !== 'cloudvendor') expect(post?.page?.badge).toBe(badge);
});

it('a project has one category, here and as a post, where both filters have it', () => {
  for (const { slug, category } of content.projects.filter(({ page }) => page)) {
    const post = content.posts.find((entry) => entry.slug === slug);
    const isShared = !slug.startsWith('cloudvendor') && content.categories.posts.includes(category);
    if (post?.page && isShared) expect(post.category, slug).toBe(category);
  }
});

describe('the resume', () => {
  const { education, internships, variants } = content.resume;

  it('says of each internship in which months it was, and what came of it', () => {
    for (const { id, from, highlights } of internships) {
      expect(from, id).toMatch(/^\d{4}-\d{2}$/);
      expect(highlights, id).not.toEqual([]);
    }
  });

  it('leaves the years at school out of what is arranged for a purpose', () => {
    for (const variant of variants) {
      expect(variant.education?.length, variant.id).toBeLessThan(education.length);
    }
  });
});

it.each(['leetCode', 'gitHub'] as const)('the %s card is of nobody', (id) => {
  // Names there are letters, digits, hyphens and underscores: any of them could be a stranger's.
  expect(content.services[id]).toMatchObject({ username: expect.stringMatching(/[^\w-]/) });
});

describe('entries and forms', () => {
  it('offers the categories of each filter', () => {
    expect(content.messages.filters.all).toBe('All');
    // Those of projects are looked at in the browser.
    const { posts, skills, upcoming } = content.categories;
    expect(posts.join(', ')).toBe(
      'Software Applications, Web Design, Hardware Projects, Task Management, AI & Accessibility, Backend Development, Upcoming',
    );
    expect(skills.join(', ')).toBe('Frontend, Backend, Design, Tools, Deployment, Database');
    expect(upcoming).toBe('Upcoming');
  });

  it.each([
    ['HTML', 95, 'Frontend'],
    ['CSS', 90, 'Frontend'],
    ['JavaScript', 80, 'Frontend'],
    ['React', 85, 'Frontend'],
    ['Node.js', 80, 'Backend'],
    ['Firebase', 75, 'Backend'],
    ['Netlify', 70, 'Deployment'],
    ['GitHub', 85, 'Tools'],
    ['Figma', 90, 'Design'],
    ['Canva', 88, 'Design'],
    ['Java', 60, 'Backend'],
    ['Spring Boot', 65, 'Backend'],
    ['Kotlin', 30, 'Backend'],
    ['MySQL', 50, 'Database'],
    ['MongoDB', 50, 'Database'],
    ['Cloudflare', 50, 'Deployment'],
  ])('%s stands at %i per cent in %s', (name, percent, category) => {
    expect(content.skills).toContainEqual(expect.objectContaining({ name, percent, category }));
  });

  it('dates the two certificates whose dates are known', () => {
    const all = content.certificates.flatMap(({ certificates }) => certificates);
    const roadmap = { issuedBy: 'One Roadmap', title: 'Data Analyst', date: '11 August 2025' };
    const udemy = { issuedBy: 'Udemy', date: '26 July 2025' };
    expect(all).toContainEqual(expect.objectContaining(roadmap));
    expect(all).toContainEqual(expect.objectContaining(udemy));
  });

  it('lists countries, country codes, states, and the city that posts another', () => {
    const { countries, countryCodes, states = [], cities = [] } = content.contactForm;
    expect(countries).toHaveLength(249);
    expect(countries?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        // Names that the runtime of the build writes in another way.
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

it('the other name of the task allocation system answers too', () => {
  for (const entries of [content.projects, content.posts]) {
    const slug = 'employee-daily-task-allocation-management-system';
    const aliases = entries.find((entry) => entry.slug === slug)?.aliases;
    expect(aliases).toContain('employee-daily-task-allocation-system');
  }
});

/** The packages that a module and all that it imports bring along; type imports bring nothing. */
function packagesBehind(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [, target = ''] of text.matchAll(
      /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms,
    )) {
      if (target.startsWith('.')) visit(join(dirname(path), `${target}.ts`));
      else if (target.startsWith('#generated/'))
        visit(join(generatedFolder, `${target.slice(11)}.ts`));
      else packages.add(target);
    }
  };
  visit(fileURLToPath(new URL(entry, import.meta.url)));
  return packages;
}

describe('what visitors load', () => {
  it('has no schema library in it', () => {
    expect([...packagesBehind('./index.ts')]).toEqual(['@portfolio/messages']);
  });

  it('has the small schema library only behind the rules of the forms', () => {
    expect([...packagesBehind('./rules.ts')].sort()).toEqual(['@portfolio/messages', 'zod/mini']);
    expect([...packagesBehind('./node.ts')].sort()).toEqual(['@portfolio/messages', 'zod']);
    expect([...packagesBehind('./documents.ts')].sort()).toEqual([
      '@portfolio/theme/resolve',
      'hastscript',
      'zod',
    ]);
  });
});
