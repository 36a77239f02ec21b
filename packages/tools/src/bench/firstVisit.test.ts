import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

// `visits.spec.ts` compares the files that a page references with the files that a browser fetches.
describe('measuring a first visit', () => {
  const noBytes = { html: 0, js: 0, css: 0, drawings: 0, data: 0, pictures: 0 };
  const empty = { ...noBytes, path: '/', total: 0, requests: 0 };
  const budget = budgetsOf(empty).js ?? 0;
  const root = mkdtempSync(join(tmpdir(), 'first-visit-'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(root, name), content);
  let server: LocalServer;

  beforeAll(async () => {
    for (const folder of ['data', 'images']) mkdirSync(join(root, folder));
    write('images/me.jpg', 'JPG');
    write('index.html', page);
    write('page.js', 'const page = 1;\n'.repeat(1000));
    write('index.js', randomBytes(budget));
    write('service-worker.js', '1');
    for (const name of ['data/page.json', 'icon.svg', 'a.woff2', 'art.svg', 'band.svg'])
      write(name, '{}');
    write('missing.html', '<script src="/not-there.js"></script>');
    server = await serveFolder({ root });
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });

  it('counts the bytes that a host sends', async () => {
    const visit = await firstVisits(server)('/');
    expect(visit.js).toBeGreaterThan(budget);
    expect(visit.js).toBeLessThan(budget + 500);
    expect(visit.data).toBe(2);
    expect(visit.pictures).toBe(3);
    expect(visit.drawings).toBe(2);
    expect(visit.requests).toBe(8);
    const headerBytes = visit.total - visit.html - visit.js - visit.pictures - 5 * 2;
    expect(headerBytes).toBeGreaterThan(9 * 100);
    expect(headerBytes).toBeLessThan(10 * 500);
  });

  it('reports only the budget that is exceeded', async () => {
    const [js, ...others] = budgetUses([await firstVisits(server)('/')]);
    expect(js && describeUse(js)).toMatch(/^\/: JavaScript, \d+ bytes of \d+\.\d KB, \d+ over$/);
    expect(others.filter(({ used, budget }) => used > budget)).toEqual([]);
  });

  it('fails if a file is missing', async () => {
    await expect(firstVisits(server)('/missing')).rejects.toThrow('/not-there.js');
  });
});
