import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltSite } from '../prerender/buildSite';
import { deploymentManifest, immutableCache } from './manifest';
import { headersFile, limits, localHeadersFile, redirectsFile } from './staticHosts';

const site: BuiltSite = {
  base: '/',
  pages: [
    { path: '/', aliases: [] },
    { path: '/my-activity', aliases: [] },
    {
      path: '/blogs/blogdetail/tea',
      linked: '/Blogs/Blogdetail/tea',
      aliases: ['/blogs/blogdetail/chai', '/Blogs/Blogdetail/chai'],
    },
  ],
  inline: [],
  policies: ["script-src 'self'", "style-src 'self'"],
  artFolder: 'art-bd0aa98a',
};
const manifest = deploymentManifest(site);
const lines = (text: string) => text.trim().split('\n');

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

// Netlify's own parsers of `_headers` and `_redirects`.
const readHeaders = async (text: string) =>
  parseAllHeaders({ headersFiles: [await fileWith(text)], configHeaders: [], minimal: true });
const readRedirects = async (text: string) =>
  parseAllRedirects({ redirectsFiles: [await fileWith(text)], configRedirects: [], minimal: true });

describe('the manifest', () => {
  it('redirects aliases and other spellings', () => {
    expect(manifest.redirects).toEqual([
      { from: '/blogs/blogdetail/chai', to: '/blogs/blogdetail/tea' },
      { from: '/Blogs/Blogdetail/chai', to: '/blogs/blogdetail/tea' },
      { from: '/My-Activity', to: '/my-activity' },
    ]);
  });

  it('rewrites the capitalised paths that cards link to', () => {
    expect(manifest.rewrites).toEqual([{ from: '/Blogs/Blogdetail', to: '/blogs/blogdetail' }]);
    expect(manifest.folderRedirects).toEqual([]);
  });

  it('includes the base path everywhere', () => {
    const withBase = deploymentManifest({ ...site, base: '/portfolio/' });
    expect(withBase.redirects[0]).toEqual({
      from: '/portfolio/blogs/blogdetail/chai',
      to: '/portfolio/blogs/blogdetail/tea',
    });
    expect(withBase.pages[0]).toEqual({ path: '/portfolio/' });
    expect(lines(headersFile(withBase)).filter((line) => line.startsWith('/'))).toEqual([
      '/portfolio/*',
      '/portfolio/assets/*',
      '/portfolio/fonts/*',
      '/portfolio/images/*',
      '/portfolio/art-bd0aa98a/*',
      '/portfolio/',
      '/portfolio/my-activity',
      '/portfolio/blogs/blogdetail/*',
      '/portfolio/Blogs/Blogdetail/*',
    ]);
  });
});

describe('rules for Netlify and Cloudflare Pages', () => {
  it('list fixed paths before patterns', () => {
    const rules = lines(redirectsFile(manifest));
    const firstPattern = rules.findIndex((rule) => rule.includes(':slug'));
    expect(rules.slice(firstPattern).every((rule) => rule.includes(':slug'))).toBe(true);
    expect(rules).toContain('/my-activity/ /my-activity 301');
    expect(rules).toContain('/Blogs/Blogdetail/:slug /blogs/blogdetail/:slug 200');
  });

  it('include headers that Netlify can parse', async () => {
    const { headers, errors } = await readHeaders(headersFile(manifest));
    expect(errors).toEqual([]);
    const policies = { 'Content-Security-Policy': "script-src 'self', style-src 'self'" };
    const cacheHeaders = { 'Cache-Control': immutableCache };
    expect(headers).toEqual([
      { for: '/*', values: Object.fromEntries(manifest.headers) },
      ...manifest.immutable.map((folder) => ({ for: `${folder}*`, values: cacheHeaders })),
      { for: '/', values: policies },
      { for: '/my-activity', values: policies },
      { for: '/blogs/blogdetail/*', values: policies },
      { for: '/Blogs/Blogdetail/*', values: policies },
    ]);
  });

  it('include redirects that Netlify can parse', async () => {
    const { redirects, errors } = await readRedirects(redirectsFile(manifest));
    expect(errors).toEqual([]);
    expect(redirects).toMatchObject(
      lines(redirectsFile(manifest)).map((line) => {
        const [from, to, status] = line.split(' ');
        return { from, to, status: Number(status), force: false };
      }),
    );
  });

  it('do not grow with the number of posts', () => {
    const post = (n: number) => ({
      path: `/blogs/blogdetail/post-${n}`,
      linked: `/Blogs/Blogdetail/post-${n}`,
      aliases: [],
    });
    const pages = [...site.pages, ...Array.from({ length: 3000 }, (_, n) => post(n))];
    const large = deploymentManifest({ ...site, pages });
    expect(redirectsFile(large)).toBe(redirectsFile(manifest));
    expect(headersFile(large)).toBe(headersFile(manifest));
  });

  it("must not exceed Cloudflare Pages' limits", () => {
    const aliases = Array.from({ length: limits.staticRedirects }, (_, n) => `/old-${n}`);
    const pages = [...site.pages, { path: '/about', aliases }];
    expect(() => redirectsFile(deploymentManifest({ ...site, pages }))).toThrow(
      'Cloudflare Pages limit exceeded',
    );
    const policies = [`style-src ${'x'.repeat(limits.headerCharacters)}`];
    expect(() => headersFile(deploymentManifest({ ...site, policies }))).toThrow(
      'characters per header',
    );
  });
});

it('writes header rules for the local server', () => {
  const rules = JSON.parse(localHeadersFile(manifest)) as Record<string, Record<string, string>>;
  expect(rules['/*']).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(rules['/my-activity']).toEqual({
    'content-security-policy': "script-src 'self', style-src 'self'",
  });
  expect(rules['/art-bd0aa98a/*']).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

describe('a site in two languages', () => {
  const finnish = deploymentManifest({ ...site, base: '/fi/', policies: ['fi'] });
  const bilingual = { ...manifest, languages: [finnish], allPolicies: ['all'] };

  it("answers unknown paths with their language's 404 page", () => {
    expect(redirectsFile(bilingual)).toMatch(/\n\/fi\/\* \/fi\/404\.html 404\n$/);
  });

  it('has a separate policy for each language', () => {
    const rules = JSON.parse(localHeadersFile(bilingual)) as Record<string, Record<string, string>>;
    expect(rules['/fi/my-activity']?.['content-security-policy']).toBe('fi');
    expect(rules['/my-activity']?.['content-security-policy']).not.toBe('fi');
  });
});
