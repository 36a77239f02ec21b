import { describe, expect, it } from 'vitest';
import { withoutScripts } from './withoutScripts';

describe('withoutScripts', () => {
  it('removes code and what fetches it, and nothing else', () => {
    const page = [
      '<link rel="modulepreload" href="/assets/a.js">',
      '<link rel="preload" as="script" href="/assets/b.js">',
      '<link rel="preload" as="fetch" href="/data/a.json" crossorigin>',
      '<link rel="preload" as="font" href="/fonts/a.woff2" crossorigin>',
      '<script type="speculationrules">{"prefetch":[]}</script>',
      '<script type="module" src="/assets/main.js"></script>',
      '<script>if (a < b) document.title = "</b>"</script >',
      '<script type="application/ld+json">{"@type":"Person"}</script>',
      '<style>a{}</style><p>Text</p>',
    ].join('\n');
    expect(withoutScripts(page).trim().split(/\n+/)).toEqual([
      '<link rel="preload" as="font" href="/fonts/a.woff2" crossorigin>',
      '<script type="application/ld+json">{"@type":"Person"}</script>',
      '<style>a{}</style><p>Text</p>',
    ]);
  });

  it('applies the rules for visitors without scripts', () => {
    const css = '@media print,(scripting:none){a{}}@media screen and (scripting: enabled){b{}}';
    expect(withoutScripts(`<style>${css}</style>`)).toBe(
      '<style>@media print,(min-width:0){a{}}@media screen and (max-width:0){b{}}</style>',
    );
  });
});
