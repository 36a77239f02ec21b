import { hasPage } from '@portfolio/content';
import { minifySync } from 'vite';
import { shortcutKey, textFields } from '../src/search/shortcut';

const templateId = 'after-first-paint';

/** Notes a key that opens the search, and what is typed behind it. */
const noteKeys = `
  window.earlyKeys = [];
  onkeydown = (event) => {
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.target.matches('${textFields}')) return;
    if (isCommand ? key !== 'k' : !earlyKeys[0] && (key !== '/' || isSlashOff())) return;
    if (!isCommand || !earlyKeys[0]) earlyKeys.push(key);
    if (!key[1] || key === 'Enter') event.preventDefault();
  };
  const isSlashOff = () => {
    try {
      return localStorage.getItem('${shortcutKey}') === 'off';
    } catch {
      // Storage is blocked, so nothing was switched off.
    }
  };`;

/**
 * The only script inside the pages. A page is whole without scripts, so they wait until it has been painted: neither the network
 * nor the processor is shared with them before.
 *
 * - A page in the background, or one that is rendered ahead, is not painted, and does not wait; nor does any for more than a second.
 * - Scripts that come out of a template run in any order unless told otherwise. In order, each in a task of its own, none of them
 *   keeps a slow processor for long.
 * - What is pressed before is noted, to be done once the page can (`src/browser/earlyPresses.ts`): buttons that would do nothing
 *   without scripts, and the search's keys. Links, forms and what opens by the platform's own means work from the start.
 *
 * It is one text for all pages, so that policies need one hash; a second call finds the template empty.
 */
const { code: release } = minifySync(
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
  window.earlyPresses = [];
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button && !button.commandForElement && (!button.form || button.type === 'button'))
      window.earlyPresses?.push(button);
  }, true);
  ${hasPage('search') ? noteKeys : ''}
}`,
);

/** What a page fetches once it has been painted. */
export interface LaterFiles {
  /** Modules that run, one after the other. */
  scripts: readonly string[];
  /** Modules that those will ask for. */
  modules: readonly string[];
  /** Data that those will ask for. */
  data: readonly string[];
}

/** Markup for the end of the body: what is fetched once the page has been painted, all of it at the same time. */
export function afterFirstPaint({ scripts, modules, data }: LaterFiles): string {
  const tags = [
    ...scripts.map((file) => `<script type="module" crossorigin src="${file}"></script>`),
    ...modules.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...data.map((file) => `<link rel="preload" as="fetch" href="${file}" crossorigin>`),
  ];
  return `<template id="${templateId}">${tags.join('')}</template>\n    <script>${release}</script>`;
}
