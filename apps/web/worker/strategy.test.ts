import { describe, expect, it } from 'vitest';
import { isIntact, strategyFor } from './strategy';

const scope = 'https://me.example.com/portfolio/';
const ask = (url: string, method = 'GET', headers: string[] = []) =>
  strategyFor({ url, method, headers: { has: (name) => headers.includes(name) } }, scope);

describe('the service worker', () => {
  it('fetches files only once whose address changes with their content', () => {
    for (const path of ['assets/index-a1.js', 'fonts/x.woff2', 'art-bd0aa98a/mark.svg']) {
      expect(ask(scope + path)).toBe('cache-first');
    }
  });

  it('asks the network first for pages, data and everything else of the site', () => {
    for (const path of ['', 'about?x=1', 'data/posts/a.json', 'images/me.webp', 'resume.pdf']) {
      expect(ask(scope + path)).toBe('network-first');
    }
  });

  it('stays out of what is posted, of the inbox, of parts of files, and of itself', () => {
    expect(ask(`${scope}contact`, 'POST')).toBe('ignore');
    expect(ask(`${scope}inbox/contact`)).toBe('ignore');
    expect(ask(`${scope}resume.pdf`, 'GET', ['range'])).toBe('ignore');
    expect(ask(`${scope}service-worker.js`)).toBe('ignore');
  });

  it('stays out of other sites, those of the same origin included', () => {
    expect(ask('https://api.qrserver.com/v1/create-qr-code/?data=x')).toBe('ignore');
    expect(ask('https://me.example.com/other/assets/x.js')).toBe('ignore');
  });
});

describe('an answer', () => {
  it('is intact when its type is what the ending of its address says', () => {
    expect(isIntact(`${scope}assets/x-1.js`, 'text/javascript; charset=utf-8', 9)).toBe(true);
    expect(isIntact(`${scope}fonts/x.woff2`, 'font/woff2', 9)).toBe(true);
    expect(isIntact(`${scope}about`, 'text/html', 9)).toBe(true);
  });

  it('is not when it is a page in the place of a file, or empty', () => {
    expect(isIntact(`${scope}assets/x-1.js`, 'text/html', 9)).toBe(false);
    expect(isIntact(`${scope}data/posts.json?x=1`, 'text/html', 9)).toBe(false);
    expect(isIntact(`${scope}assets/x-1.js`, 'text/javascript', 0)).toBe(false);
    expect(isIntact(`${scope}fonts/x.woff2`, null, 9)).toBe(false);
  });
});
