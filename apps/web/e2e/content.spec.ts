/** Checks the demo's prerendered pages: their paths, links and content. */
import { home, pages, routeOf, site, type PageId } from '@portfolio/content/node';
import { documentOf, expect, filesTest as test, htmlOf, pagePaths, routes } from './support';

const textOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((one) => one.textContent.replace(/\s+/g, ' ').trim());

const articles = [
  'employee-daily-task-allocation-management-system',
  'converters-app-project',
  'rfid-based-bus-number-announce-system-for-blind',
  'to-do-list-app',
  'ai-powered-communication-platform-for-deaf-and-mute',
  'cloudvendor-app-using-java-springboot-using-mysql-jdbc',
];
const requiredPaths = [
  ...['/', '/about', '/projects', '/internships', '/certificates', '/feedback', '/skills'],
  ...['/blogs', '/contact', '/resume', '/my-activity', '/blogdetail/more-projects-coming-soon'],
  ...articles.flatMap((slug) => [`/projects/projectdetail/${slug}`, `/blogs/blogdetail/${slug}`]),
  ...['google', 'infosys-springboard', 'guvi', 'hacker-rank', 'great-learning', 'udemy'].map(
    (slug) => `/certificates/certificatedetail/${slug}-certificates`,
  ),
  '/certificates/certificatedetail/one-roadmap-certificate',
];

test('the build contains every required page', () => {
  expect(pagePaths).toEqual(expect.arrayContaining(requiredPaths));
});

test('pages at capitalised paths and aliases declare their canonical URL', async ({ request }) => {
  for (const { path, copies } of routes) {
    for (const copy of copies) {
      const response = await request.get(copy);
      expect(response.status(), copy).toBe(200);
      expect(await response.text(), copy).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${path}"`),
      );
    }
  }
});

test('internal links have no host', () => {
  for (const { path } of routes) {
    const links = htmlOf('dist', path).match(/<a\s[^>]*>/g) ?? [];
    expect(
      links.filter((link) => link.includes(site.url)),
      path,
    ).toEqual([]);
  }
});

test('every page has a strict content security policy', async ({ request }) => {
  for (const { path } of routes) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    const policy = documentOf('dist', path)
      .querySelector('meta[http-equiv="Content-Security-Policy"]')
      ?.getAttribute('content');
    expect(policy, path).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
});

test('every page shows its lead text', () => {
  const leads = Object.entries(pages).map(([id, { lead }]) => [id as PageId, lead] as const);
  for (const [id, lead] of [...leads, ['home', home.lead] as const]) {
    if (!lead) continue;
    const [text] = textOf(documentOf('dist', routeOf(id).path), 'main');
    expect(text?.includes(lead), id).toBe(true);
  }
});

test("the header and footer have the demo's links", () => {
  const page = documentOf('dist', '/projects');
  const links = [...page.querySelectorAll('header nav a')];
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /',
    'About /about',
    'Projects /projects',
    'Internships /internships',
    'Certificates /certificates',
    'Skills /skills',
    'Activity /my-activity',
    'Resume /resume',
    'Blogs /blogs',
    'Contact /contact',
  ]);
  expect(textOf(page, 'header nav [aria-current=page]')).toEqual(['Projects']);
  const footerLinks = textOf(page, 'footer a');
  const expected = ['Home', 'About', 'Projects', 'Skills', 'Blogs', 'Contact'];
  // The first link is the email address.
  expect(footerLinks.slice(1, 7)).toEqual(expected);
  for (const policy of ['Privacy policy', 'Terms and conditions', 'Cookie policy']) {
    expect(footerLinks.filter((text) => text.startsWith(policy))).toHaveLength(1);
  }
  expect(page.querySelector('footer a[href^="mailto:"]')).toBeTruthy();
});

test('the home page links to the resume and Contact', () => {
  const page = documentOf('dist', '/');
  const [resume] = [...page.querySelectorAll('main a[target=_blank]')];
  expect(resume?.textContent).toContain('View Resume');
  expect(resume?.getAttribute('href')).toMatch(/^https:/);
  expect(textOf(page, 'main a[href="/contact"]')).toContain('Hire Me');
});

test('list pages have a card for every entry', () => {
  for (const [path, counts] of [
    // Only the "Coming Soon" card has no link.
    [
      '/projects',
      {
        article: 8,
        'article a': 7,
        'article button[disabled]': 1,
      },
    ],
    ['/internships', { 'article h2, li h2': 4 }],
    ['/certificates', { 'a[href^="/Certificates/Certificatedetail/"][target="_blank"]': 7 }],
    [
      '/blogs',
      { 'article a[href^="/Blogs/Blogdetail/"]': 6, 'article a[href^="/Blogdetail/"]': 1 },
    ],
  ] as const) {
    const main = documentOf('dist', path).querySelector('main')!;
    for (const [selector, count] of Object.entries(counts)) {
      expect(main.querySelectorAll(selector), `${path}: ${selector}`).toHaveLength(count);
    }
  }
});

test('each certificate has an issuer, a date and a link', () => {
  for (const [slug, count] of [
    ['great-learning-certificates', 8],
    ['udemy-certificates', 1],
  ] as const) {
    const page = documentOf('dist', `/certificates/certificatedetail/${slug}`);
    expect(page.querySelector('h1')?.textContent).toMatch(/^My .+ Certifications$/);
    const links = [...page.querySelectorAll('main a[target=_blank]')].filter((link) =>
      link.textContent.includes('View Certificate'),
    );
    expect(links).toHaveLength(count);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^https:/);
    const terms = textOf(page, 'main dt');
    for (const term of ['Issued By', 'Date']) {
      expect(terms.filter((text) => text === term)).toHaveLength(count);
    }
  }
});

const cloudVendor = 'cloudvendor-app-using-java-springboot-using-mysql-jdbc';
test('detail pages show the date, category, reading time and project', () => {
  // Two projects, each followed by its post.
  for (const [path, date, category] of [
    ['/projects/projectdetail/converters-app-project', '14 March 2025', 'Tools'],
    ['/blogs/blogdetail/converters-app-project', '10 December 2024', 'Tools'],
    [`/projects/projectdetail/${cloudVendor}`, '20 June 2025', 'Software'],
    [`/blogs/blogdetail/${cloudVendor}`, '20 June 2025', 'Backend Development'],
  ] as const) {
    const page = documentOf('dist', path);
    const [text] = textOf(page, 'main');
    for (const part of ['Published', date, category, '3 Mins']) expect(text, path).toContain(part);
    expect(textOf(page, 'main a[target=_blank]').join()).toContain('Visit the Project');
    expect(textOf(page, 'main a[href="/skills?search=MySQL"]').length > 0).toBe(
      path.includes(cloudVendor),
    );
  }
});
