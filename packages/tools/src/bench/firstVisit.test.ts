import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder, type LocalServer } from '../serve';
import { budgetsOf, budgetUses, describeUse } from './budgets';
import { firstVisits } from './firstVisit';

const page = `<!doctype html><html><head>
  <link rel="canonical" href="/elsewhere"><link rel="icon" href="/favicon.ico"><link rel="icon" href="/icon.svg" type="image/svg+xml">
  <link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="modulepreload" href="/page.js"><link rel="preload" as="fetch" href="/data/page.json" crossorigin>
  <style>@font-face{src:url(/a.woff2)}@font-face{font-family:b;src:url(/b.woff2)}b{background:url("data:image/png;base64,AA")}i{mask:url(/band.svg)}</style>
  <script type="application/ld+json">{"src":"/no.js"}</script>
</head><body><svg><use href="/art.svg#dots"/></svg><svg><use href="/art.svg#line"/></svg>
  <a href="/next">Next</a><img src="https://other.example.com/a.png"><img src="/images/me.jpg">
  <noscript><img src="/without-scripts.png"></noscript><script type="module" crossorigin src="/index.js"></script>
</body></html>`;

const files = {
  'index.html': page,
  'missing.html': '<script src="/not-there.js"></script>',
  'images/me.jpg': 'JPG',
  ...Object.fromEntries(
    'page.js index.js service-worker.js data/page.json icon.svg a.woff2 art.svg band.svg'
      .split(' ')
      .map((name) => [name, '{}']),
  ),
};
const root = mkdtempSync(join(tmpdir(), 'first-visit-'));
let server: LocalServer;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  server = await serveFolder({ root });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

// `site.spec.ts` compares the files that a page references with the files that a browser fetches.
it('counts the bytes that a host sends', async () => {
  const visit = await firstVisits(server)('/');
  expect(visit).toMatchObject({ js: 6, data: 2, pictures: 3, drawings: 2, requests: 8 });
  const headerBytes = visit.total - visit.html - visit.js - visit.pictures - 5 * 2;
  expect(headerBytes).toBeGreaterThan(9 * 100);
  expect(headerBytes).toBeLessThan(10 * 500);
});

it('fails if a file is missing', async () => {
  await expect(firstVisits(server)('/missing')).rejects.toThrow('/not-there.js');
});

it('lists the budget with the largest excess first', async () => {
  const visit = await firstVisits(server)('/');
  const [first] = budgetUses([visit, { ...visit, path: '/skills', js: 2 * budgetsOf(visit).js }]);
  expect(first && describeUse(first)).toBe('/skills: JavaScript, 227600 of 113800 bytes');
});
