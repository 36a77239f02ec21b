import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appFolder, readTarget } from './target';

describe('the build target', () => {
  it('defaults to dist and the base path /', () => {
    const env = { PORTFOLIO_SITE_URL: 'https://me.example.com' };
    expect(readTarget(env)).toMatchObject({ base: '/', outDir: resolve(appFolder, 'dist') });
  });

  it("takes the base path from the site's URL", () => {
    const env = { PORTFOLIO_SITE_URL: 'https://me.example.com/portfolio/' };
    expect(readTarget(env)).toMatchObject({
      base: '/portfolio/',
      siteUrl: 'https://me.example.com/portfolio',
    });
  });

  it('can have a separate base path for a preview', () => {
    const env = { PORTFOLIO_SITE_URL: 'https://me.example.com', PORTFOLIO_BASE_PATH: 'preview/7' };
    expect(readTarget(env)).toMatchObject({
      base: '/preview/7/',
      siteUrl: 'https://me.example.com',
    });
  });

  it('rejects an invalid base path', () => {
    expect(() => readTarget({ PORTFOLIO_BASE_PATH: '/a b/' })).toThrow('PORTFOLIO_BASE_PATH');
  });
});
