import type { Page } from '@playwright/test';
import { wrapTexts } from './translator';

/** Answers a third party's script with another one; nothing here ever reaches the third party. */
async function answerScript(page: Page, address: string, script: string) {
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/** What the mocked bot check does: passes at once, waits to be solved, or fails. */
export type TurnstileBehaviour = 'passes' | 'waits' | 'fails';

declare global {
  interface Window {
    /** What the mocked Turnstile was asked for. */
    turnstileLog: {
      options: Record<string, unknown>;
      resets: number;
      solve(): void;
      expire(): void;
    };
  }
}

/** Mocks Turnstile's script as its documentation describes it. Each token is another one. */
export const turnstile = (page: Page, behaviour: TurnstileBehaviour = 'passes') =>
  answerScript(
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

/** Mocks Google's page translation: a list of languages, and a page whose texts are rewritten when one is chosen. */
export const googleTranslate = (page: Page) =>
  answerScript(
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

/** Mocks Tawk's widget: it has its own button, and a window. */
export const tawk = (page: Page) =>
  answerScript(
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
