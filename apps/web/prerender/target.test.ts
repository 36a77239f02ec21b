import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { appFolder, readTarget } from './target';

const url = 'https://me.example.com';

it.each([
  ['the root by default', { PORTFOLIO_SITE_URL: url }, '/', url],
  ['the path of the URL', { PORTFOLIO_SITE_URL: `${url}/site/` }, '/site/', `${url}/site`],
  [
    'a separate base path',
    { PORTFOLIO_SITE_URL: url, PORTFOLIO_BASE_PATH: 'preview/7' },
    '/preview/7/',
    url,
  ],
])('builds for %s', (_, env, base, siteUrl) => {
  expect(readTarget(env)).toEqual({ base, siteUrl, outDir: resolve(appFolder, 'dist') });
});

it('rejects an invalid base path', () => {
  expect(() => readTarget({ PORTFOLIO_BASE_PATH: '/a b/' })).toThrow('PORTFOLIO_BASE_PATH');
});
