import { hasPage } from '@portfolio/content';
import { minifySync } from 'vite';
import { shortcutKey, textFieldSelector } from '../src/search/shortcut';

const templateId = 'after-first-paint';

/** Code that records the key that opens the search, and the keys pressed after it. */
const recordKeys = `
  window.earlyKeys = [];
  onkeydown = (event) => {
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.target.matches('${textFieldSelector}')) return;
    if (isCommand ? key !== 'k' : !earlyKeys[0] && (key !== '/' || isShortcutOff())) return;
    if (key === 'Escape') earlyKeys = [];
    else if (!isCommand || !earlyKeys[0]) earlyKeys.push(key);
    if (!key[1] || key === 'Enter') event.preventDefault();
  };
  const isShortcutOff = () => {
    try {
      return localStorage.getItem('${shortcutKey}') === 'off';
    } catch {
      // Storage is blocked, so the shortcut is on.
    }
  };`;

/**
 * Inline script that loads all scripts after the first paint. Pages are complete without scripts.
 *
 * - The script waits at most one second. It does not wait in a background tab, which is not painted.
 * - `async = false` makes scripts from a template run in order.
 * - The script records early clicks and search keys for replay after hydration (`src/browser/earlyClicks.ts`).
 *
 * The code is the same on all pages, so policies need only one hash for it. A second call to `release` does nothing.
 */
const { code: inlineScript } = minifySync(
  'inline.js',
  `{
  const release = () => {
    const { content } = document.getElementById('${templateId}');
    for (const script of content.querySelectorAll('script')) script.async = false;
    document.head.append(content);
  };
  if (document.hidden) release();
  else {
    new PerformanceObserver(release).observe({ type: 'paint', buffered: true });
    setTimeout(release, 1000);
  }
  window.earlyClicks = [];
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button && !button.commandForElement && (!button.form || button.type === 'button'))
      window.earlyClicks?.push(button);
  }, true);
  ${hasPage('search') ? recordKeys : ''}
}`,
);

export interface DeferredFiles {
  /** Modules to run, in order. */
  scripts: readonly string[];
  /** Modules that the scripts import. */
  modules: readonly string[];
  /** Data that the scripts fetch. */
  data: readonly string[];
}

/** Returns markup that fetches all files in parallel after the first paint. The markup belongs at the end of `<body>`. */
export function afterFirstPaint({ scripts, modules, data }: DeferredFiles): string {
  const tags = [
    ...scripts.map((file) => `<script type="module" crossorigin src="${file}"></script>`),
    ...modules.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...data.map((file) => `<link rel="preload" as="fetch" href="${file}" crossorigin>`),
  ];
  return `<template id="${templateId}">${tags.join('')}</template>\n    <script>${inlineScript}</script>`;
}
