import { describe, expect, it } from 'vitest';
import type { BuiltSite } from '../prerender/buildSite';
import { deploymentManifest } from './manifest';
import { containerOptions, nginxConfig } from './nginx';
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
    expect(below.headers.map(({ path }) => path)).toEqual([
      '/portfolio/*',
      '/portfolio/assets/*',
      '/portfolio/fonts/*',
      '/portfolio/images/*',
      '/portfolio/art-bd0aa98a/*',
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

  it('set no header twice: what two rules set is joined', () => {
    const [everywhere, ...others] = manifest.headers;
    expect(everywhere!.path).toBe('/*');
    const names = everywhere!.headers.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { headers } of others) {
      for (const [name] of headers) expect(names).not.toContain(name);
    }
  });

  it('have the policies at documents, and at no other file', () => {
    const rules = headersFile(manifest).split(/\n(?=\/)/);
    const withPolicy = rules.filter((rule) => rule.includes('Content-Security-Policy'));
    expect(withPolicy.map((rule) => lines(rule)[0])).toEqual([
      '/',
      '/my-activity',
      '/blogs/blogdetail/*',
      '/Blogs/Blogdetail/*',
    ]);
    for (const rule of withPolicy) {
      expect(lines(rule).slice(1)).toEqual([
        "  Content-Security-Policy: script-src 'self'",
        "  Content-Security-Policy: style-src 'self'",
      ]);
    }
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
  expect(rules['/*']).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
  expect(rules['/my-activity']).toEqual({
    'Content-Security-Policy': "script-src 'self', style-src 'self'",
  });
  expect(rules['/art-bd0aa98a/*']).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});

it('no key comes twice in the maps of nginx, which compares them without regard to case', () => {
  const config = nginxConfig(manifest, containerOptions);
  for (const [, body = ''] of config.matchAll(/^map [^{]*\{([^}]*)\}/gm)) {
    const keys = lines(body).map((line) => line.trim().split(' ')[0]!.toLowerCase());
    expect(new Set(keys).size).toBe(keys.length);
  }
});
