/** Checks the demo's prerendered pages: their paths, links and content. */
import { navigation, site } from '@portfolio/content/node';
import { documentOf, expect, filesTest as test, htmlOf, pagePaths, routes } from './support';

const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((one) => one.textContent.replace(/\s+/g, ' ').trim());

/** One page of each type. */
const requiredPaths = [
  ...['/', '/about', '/projects', '/internships', '/certificates', '/skills', '/my-activity'],
  ...['/resume', '/blogs', '/search', '/contact', '/contact/thank-you', '/feedback'],
  ...['/projects/projectdetail/to-do-list-app', '/blogs/blogdetail/to-do-list-app'],
  ...['/certificates/certificatedetail/google-certificates', '/feedback/thank-you'],
  '/blogdetail/more-projects-coming-soon',
];

test('every required page exists; aliases declare the canonical URL', async ({ request }) => {
  expect(pagePaths).toEqual(expect.arrayContaining(requiredPaths));
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

test('every page has a strict content security policy', async ({ request }) => {
  const headers = (await request.get('/about')).headers();
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  for (const { path } of routes) {
    const html = htmlOf('dist', path);
    const [, policy] = /"Content-Security-Policy" content="([^"]*)"/.exec(html)!;
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' /);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-');
    // Internal links have no host.
    expect(html, path).not.toMatch(new RegExp(`<a\\s[^>]*href="${site.url}`));
  }
});

test("the header, footer and home page have the demo's links", () => {
  const page = documentOf('dist', '/projects');
  expect(textsOf(page, 'header nav a')).toEqual(navigation.map(({ label }) => label));
  expect(textsOf(page, 'header nav [aria-current=page]')).toEqual(['Projects']);
  const footerLinks = textsOf(page, 'footer a');
  // The first link is the email address.
  const expected = ['Home', 'About', 'Projects', 'Skills', 'Blogs', 'Contact'];
  expect(footerLinks.slice(1, 7)).toEqual(expected);
  for (const policy of ['Privacy policy', 'Terms and conditions', 'Cookie policy']) {
    expect(footerLinks.join()).toContain(policy);
  }
  expect(page.querySelector('footer a[href^="mailto:"]')).toBeTruthy();
  const home = documentOf('dist', '/');
  expect(textsOf(home, 'main a[target=_blank][href^="https:"]')[0]).toContain('View Resume');
  expect(textsOf(home, 'main a[href="/contact"]')).toContain('Hire Me');
});

test('list pages have a card for every entry', () => {
  const certificateCards = 'a[href^="/Certificates/Certificatedetail/"][target="_blank"]';
  for (const [path, selector, count] of [
    // Only the "Coming Soon" card has no link.
    ['/projects', 'article a', 7],
    ['/projects', 'article button[disabled]', 1],
    ['/internships', 'article h2, li h2', 4],
    ['/certificates', certificateCards, 7],
    ['/certificates/certificatedetail/great-learning-certificates', 'a[href^="https:"]', 8],
    ['/blogs', 'article a[href^="/Blogs/Blogdetail/"]', 6],
    ['/blogs', 'article a[href^="/Blogdetail/"]', 1],
  ] as const) {
    const main = documentOf('dist', path).querySelector('main')!;
    expect(main.querySelectorAll(selector), `${path}: ${selector}`).toHaveLength(count);
  }
});

test('a project and its post show their own dates and categories', () => {
  const slug = 'cloudvendor-app-using-java-springboot-using-mysql-jdbc';
  for (const [path, date, category] of [
    ['/projects/projectdetail/converters-app-project', '14 March 2025', 'Tools'],
    ['/blogs/blogdetail/converters-app-project', '10 December 2024', 'Tools'],
    [`/projects/projectdetail/${slug}`, '20 June 2025', 'Software'],
    [`/blogs/blogdetail/${slug}`, '20 June 2025', 'Backend Development'],
  ] as const) {
    const page = documentOf('dist', path);
    const [text] = textsOf(page, 'main');
    for (const part of ['Published', date, category, '3 Mins']) expect(text, path).toContain(part);
    expect(textsOf(page, 'main a[target=_blank]').join()).toContain('Visit the Project');
  }
});
