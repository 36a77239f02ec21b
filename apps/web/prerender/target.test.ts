import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appFolder, readTarget } from './target';

describe('where a build goes', () => {
  it('is dist at the top of the domain unless told otherwise', () => {
    const env = { PORTFOLIO_SITE_URL: 'https://me.example.com' };
    expect(readTarget(env)).toMatchObject({ base: '/', outDir: resolve(appFolder, 'dist') });
  });

  it("takes the base path from the site's address, the one setting", () => {
    const env = { PORTFOLIO_SITE_URL: 'https://me.example.com/portfolio/' };
    expect(readTarget(env)).toMatchObject({
      base: '/portfolio/',
      siteUrl: 'https://me.example.com/portfolio',
    });
  });

  it('can be served below another path, as a preview is, without another address', () => {
    const env = { PORTFOLIO_SITE_URL: 'https://me.example.com', PORTFOLIO_BASE_PATH: 'preview/7' };
    expect(readTarget(env)).toMatchObject({
      base: '/preview/7/',
      siteUrl: 'https://me.example.com',
    });
  });

  it('refuses a base path that is none', () => {
    expect(() => readTarget({ PORTFOLIO_BASE_PATH: '/a b/' })).toThrow('PORTFOLIO_BASE_PATH');
  });
});
