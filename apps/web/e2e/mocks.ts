import type { Page } from '@playwright/test';
import { wrapTexts } from './translator';

/** Replaces a third-party script; no request leaves the machine. */
async function mockScript(page: Page, address: string, script: string) {
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/** Result of the mocked bot check. */
export type TurnstileBehaviour = 'passes' | 'waits' | 'fails';

declare global {
  interface Window {
    /** Options and state of the mocked Turnstile. */
    turnstileLog: {
      options: Record<string, unknown>;
      resets: number;
      solve(): void;
      expire(): void;
    };
  }
}

/** Mocks Turnstile's documented API. Each token is new. */
export const turnstile = (page: Page, behaviour: TurnstileBehaviour = 'passes') =>
  mockScript(
    page,
    'https://challenges.cloudflare.com/**',
    `
    let tokens = 0;
    window.turnstile = {
      render(container, options) {
        const field = document.createElement('input');
        field.type = 'hidden';
        field.name = 'cf-turnstile-response';
        const box = document.createElement('p');
        box.textContent = 'A mock of the check';
        container.append(box, field);
        const log = (window.turnstileLog = {
          options,
          resets: 0,
          solve() {
            field.value = 'TOKEN.' + ++tokens;
            options.callback(field.value);
          },
          expire() {
            field.value = '';
            options['expired-callback']();
          },
        });
        this.begin = () => setTimeout(() => {
          if (${JSON.stringify(behaviour)} === 'passes') log.solve();
          if (${JSON.stringify(behaviour)} === 'fails') options['error-callback']('300030');
        });
        this.begin();
        return 'widget';
      },
      reset() {
        document.querySelector('[name=cf-turnstile-response]').value = '';
        window.turnstileLog.resets += 1;
        this.begin();
      },
      remove() {},
    };
  `,
  );

/** Mocks Google's page translation: a language list that rewrites all texts. */
export const googleTranslate = (page: Page) =>
  mockScript(
    page,
    'https://translate.google.com/**',
    `
    ${wrapTexts}
    window.google = {
      translate: {
        TranslateElement: class {
          constructor(options, id) {
            window.translateOptions = options;
            const list = document.createElement('select');
            list.className = 'goog-te-combo';
            for (const code of ['', ...options.includedLanguages.split(',')]) {
              const option = document.createElement('option');
              option.value = code;
              list.append(option);
            }
            list.onchange = () => {
              document.cookie = 'googtrans=/en/' + list.value + '; path=/';
              document.documentElement.classList.remove('translated-ltr', 'translated-rtl');
              document.documentElement.classList.add(
                list.value === 'ar' ? 'translated-rtl' : 'translated-ltr',
              );
              wrapTexts('[' + list.value + '] ');
            };
            document.getElementById(id).append(list);
          }
        },
      },
    };
    window.googleTranslateElementInit();
  `,
  );

declare global {
  interface Window {
    /** The addresses that the mocked Umami has counted, with the titles of their pages. */
    umamiLog: { url?: string; title?: string; referrer?: string }[];
  }
}

/** Mocks Umami's script with automatic counting off. */
export const umami = (page: Page) =>
  mockScript(
    page,
    'https://umami.example.com/script.js',
    `
    window.umamiLog = [];
    const { dataset } = document.currentScript;
    if (dataset.autoTrack !== 'false' || dataset.identityStitching !== 'false') throw new Error();
    const view = () => ({ website: dataset.websiteId, url: location.pathname, title: document.title });
    window.umami = {
      track: (change = (properties) => properties) => window.umamiLog.push(change(view())),
    };
  `,
  );

/** Mocks giscus: reports a height of 432 px and shows the theme that it receives. */
export const giscus = (page: Page) =>
  page.route('https://giscus.app/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title></title><p>A mock of the comments</p><script>
        addEventListener('message', ({ data }) => {
          document.querySelector('p').textContent = data.giscus.setConfig.theme;
        });
        parent.postMessage({ giscus: { resizeHeight: 432 } }, '*');
      </script>`,
    }),
  );

/** Mocks Tawk's widget with its own button and window. */
export const tawk = (page: Page) =>
  mockScript(
    page,
    'https://embed.tawk.to/**',
    `
    const box = document.createElement('div');
    box.id = 'tawk';
    document.body.append(box);
    Object.assign(window.Tawk_API, {
      hideWidget: () => { box.textContent = ''; },
      showWidget: () => { box.textContent = 'Tawk button'; },
      maximize: () => { box.textContent = 'Tawk window'; },
    });
    window.Tawk_API.showWidget();
    window.Tawk_API.onLoad();
  `,
  );
