import { describe, expect, it } from 'vitest';
import { strategyFor } from './strategy';

const scope = 'https://me.example.com/portfolio/';
const ask = (url: string, method = 'GET', headers: string[] = []) =>
  strategyFor({ url, method, headers: { has: (name) => headers.includes(name) } }, scope);

describe('the service worker', () => {
  it('fetches files only once whose address changes with their content', () => {
    for (const path of ['assets/index-a1.js', 'fonts/x.woff2', 'art-bd0aa98a/mark.svg']) {
      expect(ask(scope + path)).toBe('kept');
    }
  });

  it('asks the network first for pages, data and everything else of the site', () => {
    for (const path of ['', 'about?x=1', 'data/posts/a.json', 'images/me.webp', 'resume.pdf']) {
      expect(ask(scope + path)).toBe('fresh');
    }
  });

  it('stays out of what is posted, of the inbox, of parts of files, and of itself', () => {
    expect(ask(`${scope}contact`, 'POST')).toBe('untouched');
    expect(ask(`${scope}inbox/contact`)).toBe('untouched');
    expect(ask(`${scope}resume.pdf`, 'GET', ['range'])).toBe('untouched');
    expect(ask(`${scope}service-worker.js`)).toBe('untouched');
  });

  it('stays out of other sites, those of the same origin included', () => {
    expect(ask('https://api.qrserver.com/v1/create-qr-code/?data=x')).toBe('untouched');
    expect(ask('https://me.example.com/other/assets/x.js')).toBe('untouched');
  });
});
