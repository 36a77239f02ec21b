import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuiltSite } from '../prerender/buildSite';
import { deploymentManifest, securityHeaders } from './manifest';
import { headersFile, limits, redirectsFile } from './staticHosts';

const site: BuiltSite = {
  base: '/me/',
  pages: [
    { path: '/', aliases: [] },
    { path: '/my-activity', aliases: [] },
    {
      path: '/blogs/blogdetail/tea',
      linked: '/Blogs/Blogdetail/tea',
      aliases: ['/blogs/blogdetail/chai', '/old/chai'],
    },
  ],
  artFolder: 'art-bd0aa98a',
};
const manifest = deploymentManifest(site);
const finnish = deploymentManifest({ ...site, base: '/me/fi/' });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-hosts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(text: string) {
  const file = join(folder, 'rules');
  await writeFile(file, text);
  return file;
}

it('writes redirects that Netlify can parse, fixed paths first', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [await fileWith(redirectsFile([manifest, finnish]))],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const rules = (base: string) => [
    `${base}blogs/blogdetail/chai ${base}blogs/blogdetail/tea 301`,
    `${base}old/chai ${base}blogs/blogdetail/tea 301`,
    `${base}my-activity/ ${base}my-activity 301`,
  ];
  const patterns = (base: string) => [
    `${base}blogs/blogdetail/:slug/ ${base}blogs/blogdetail/:slug 301`,
    `${base}Blogs/Blogdetail/:slug ${base}blogs/blogdetail/:slug 200`,
  ];
  const found = redirects as { from: string; to: string; status: number }[];
  expect(found.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
    ...rules('/me/'),
    ...rules('/me/fi/'),
    ...patterns('/me/'),
    ...patterns('/me/fi/'),
    '/me/fi/* /me/fi/404.html 404',
  ]);
});

it('writes headers that Netlify can parse', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [await fileWith(headersFile([manifest, finnish]))],
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const folders = ['assets', 'fonts', 'images', 'art-bd0aa98a'];
  expect(headers).toEqual([
    { for: '/me/*', values: securityHeaders },
    ...['/me/', '/me/fi/'].flatMap((base) =>
      folders.map((name) => ({
        for: `${base}${name}/*`,
        values: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      })),
    ),
  ]);
});

it('needs no rule for another post', () => {
  const post = { path: '/blogs/blogdetail/mint', linked: '/Blogs/Blogdetail/mint', aliases: [] };
  const larger = deploymentManifest({ ...site, pages: [...site.pages, post] });
  expect(redirectsFile([larger])).toBe(redirectsFile([manifest]));
});

it("must not exceed Cloudflare Pages' limits", () => {
  const aliases = Array.from({ length: limits.staticRedirects }, (_, n) => `/old-${n}`);
  const pages = [...site.pages, { path: '/about', aliases }];
  expect(() => redirectsFile([deploymentManifest({ ...site, pages })])).toThrow(
    'Cloudflare Pages limit exceeded',
  );
});
