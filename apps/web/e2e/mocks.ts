import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { appPath } from './support';

const read = (file: string) => readFileSync(appPath(`e2e/mocks/${file}`), 'utf8');

const mockScript = (page: Page, url: string, body: string) =>
  page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));

declare global {
  interface Window {
    turnstileLog: {
      options: Record<string, unknown>;
      resets: number;
      solve(): void;
      expire(): void;
    };
    umamiLog: { url?: string; title?: string; referrer?: string }[];
  }
}

export const turnstile = (page: Page, behaviour: 'passes' | 'waits' | 'fails' = 'passes') =>
  mockScript(
    page,
    'https://challenges.cloudflare.com/**',
    `window.turnstileBehaviour = '${behaviour}';\n${read('turnstile.js')}`,
  );

export const googleTranslate = (page: Page) =>
  mockScript(
    page,
    'https://translate.google.com/**',
    read('wrapTextNodes.js') + read('googleTranslate.js'),
  );

export const umami = (page: Page) =>
  mockScript(page, 'https://umami.example.com/script.js', read('umami.js'));

export const tawk = (page: Page) => mockScript(page, 'https://embed.tawk.to/**', read('tawk.js'));

/** Mocks giscus. The mock reports a height of 432 px and shows the theme that it receives. */
export const giscus = (page: Page) =>
  page.route('https://giscus.app/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: read('giscus.html') }),
  );

/** Changes the DOM as browser translators do, but keeps the text. */
export const simulateTranslation = (page: Page) =>
  page.evaluate(`(() => { ${read('wrapTextNodes.js')} wrapTextNodes(''); })()`);
