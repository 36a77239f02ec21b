import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltSite } from '../prerender/buildSite';
import { deploymentManifest, immutableCache } from './manifest';
import { nginxConfig } from './nginx';
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

async function fileOf(text: string) {
  const file = join(folder, 'rules');
  await writeFile(file, text);
  return file;
}

// What Netlify's own readers make of `_headers` and `_redirects`.
const readHeaders = async (text: string) =>
  parseAllHeaders({ headersFiles: [await fileOf(text)], configHeaders: [], minimal: true });
const readRedirects = async (text: string) =>
  parseAllRedirects({ redirectsFiles: [await fileOf(text)], configRedirects: [], minimal: true });

describe('what hosts have to do', () => {
  it('leads aliases and other writings to the one address', () => {
    expect(manifest.redirects).toEqual([
      { from: '/blogs/blogdetail/chai', to: '/blogs/blogdetail/tea' },
      { from: '/Blogs/Blogdetail/chai', to: '/blogs/blogdetail/tea' },
      { from: '/My-Activity', to: '/my-activity' },
    ]);
  });

  it('has the capitalised form that cards link to answer by itself, not redirect', () => {
    expect(manifest.rewrites).toEqual([{ from: '/Blogs/Blogdetail', to: '/blogs/blogdetail' }]);
    expect(manifest.folderRedirects).toEqual([]);
  });

  it('carries the base path everywhere', () => {
    const below = deploymentManifest({ ...site, base: '/portfolio/' });
    expect(below.redirects[0]).toEqual({
      from: '/portfolio/blogs/blogdetail/chai',
      to: '/portfolio/blogs/blogdetail/tea',
    });
    expect(below.pages[0]).toEqual({ path: '/portfolio/' });
    expect(lines(headersFile(below)).filter((line) => line.startsWith('/'))).toEqual([
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

describe('the rules of Netlify and Cloudflare Pages', () => {
  it('have fixed addresses before patterns', () => {
    const rules = lines(redirectsFile(manifest));
    const firstPattern = rules.findIndex((rule) => rule.includes(':slug'));
    expect(rules.slice(firstPattern).every((rule) => rule.includes(':slug'))).toBe(true);
    expect(rules).toContain('/my-activity/ /my-activity 301');
    expect(rules).toContain('/Blogs/Blogdetail/:slug /blogs/blogdetail/:slug 200');
  });

  it('are written in the part of the syntax that both know', () => {
    for (const rule of lines(redirectsFile(manifest))) {
      expect(rule).toMatch(/^\/[^\s*]* \/[^\s*]* (200|301)$/);
    }
    for (const line of lines(headersFile(manifest)))
      expect(line).toMatch(/^(\/\S*| {2}[\w-]+: .+)$/);
  });

  it('set no header twice but the policies: what two rules set is joined', () => {
    const names = lines(headersFile(manifest)).flatMap(
      (line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? [],
    );
    const once = names.filter(
      (name) => !['Cache-Control', 'Content-Security-Policy'].includes(name),
    );
    expect(new Set(once).size).toBe(once.length);
    expect(once).toHaveLength(manifest.headers.length);
  });

  it('are read by Netlify as headers: the policies at documents, and at no other file', async () => {
    const { headers, errors } = await readHeaders(headersFile(manifest));
    expect(errors).toEqual([]);
    const policies = { 'Content-Security-Policy': "script-src 'self', style-src 'self'" };
    const files = { 'Cache-Control': immutableCache };
    expect(headers).toEqual([
      { for: '/*', values: Object.fromEntries(manifest.headers) },
      ...manifest.immutable.map((folder) => ({ for: `${folder}*`, values: files })),
      { for: '/', values: policies },
      { for: '/my-activity', values: policies },
      { for: '/blogs/blogdetail/*', values: policies },
      { for: '/Blogs/Blogdetail/*', values: policies },
    ]);
  });

  it('are read by Netlify as redirects', async () => {
    const { redirects, errors } = await readRedirects(redirectsFile(manifest));
    expect(errors).toEqual([]);
    expect(redirects).toMatchObject(
      lines(redirectsFile(manifest)).map((line) => {
        const [from, to, status] = line.split(' ');
        return { from, to, status: Number(status), force: false };
      }),
    );
  });

  it.each([
    [readHeaders, '/*\n  X-Frame-Options:\n', 'Missing header value'],
    [readHeaders, '  X-Frame-Options: DENY\n', 'Path should come before header'],
    [readRedirects, '/tea\n', 'Missing destination'],
    [readRedirects, '/tea chai 301\n', 'The destination path/URL must start with "/"'],
  ])('are refused by Netlify when they are broken: %o of %j', async (readFile, text, message) => {
    const { errors } = await readFile(text);
    expect(errors.map(String)).toEqual([expect.stringContaining(message)]);
  });

  it('need no more rules for more posts', () => {
    const post = (n: number) => ({
      path: `/blogs/blogdetail/post-${n}`,
      linked: `/Blogs/Blogdetail/post-${n}`,
      aliases: [],
    });
    const pages = [...site.pages, ...Array.from({ length: 3000 }, (_, n) => post(n))];
    const many = deploymentManifest({ ...site, pages });
    expect(redirectsFile(many)).toBe(redirectsFile(manifest));
    expect(headersFile(many)).toBe(headersFile(manifest));
  });

  it('stop the build rather than be dropped in silence', () => {
    const aliases = Array.from({ length: limits.staticRedirects }, (_, n) => `/old-${n}`);
    const pages = [...site.pages, { path: '/about', aliases }];
    expect(() => redirectsFile(deploymentManifest({ ...site, pages }))).toThrow(
      'Cloudflare Pages takes 2000 fixed redirects',
    );
    const policies = [`style-src ${'x'.repeat(limits.headerCharacters)}`];
    expect(() => headersFile(deploymentManifest({ ...site, policies }))).toThrow(
      'characters a header',
    );
  });
});

it('the local server gets the same headers, a name once', () => {
  const rules = JSON.parse(localHeadersFile(manifest)) as Record<string, Record<string, string>>;
  expect(rules['/*']).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(rules['/my-activity']).toEqual({
    'content-security-policy': "script-src 'self', style-src 'self'",
  });
  expect(rules['/art-bd0aa98a/*']).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('no key comes twice in the maps of nginx, which compares them without regard to case', () => {
  const config = nginxConfig(manifest);
  for (const [, body = ''] of config.matchAll(/^map [^{]*\{([^}]*)\}/gm)) {
    const keys = lines(body).map((line) => line.trim().split(' ')[0]!.toLowerCase());
    expect(new Set(keys).size).toBe(keys.length);
  }
});
