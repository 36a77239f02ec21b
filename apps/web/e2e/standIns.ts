import type { Page } from '@playwright/test';

/** Answers a third party's script with another one; nothing here ever reaches the third party. */
async function answerScript(page: Page, address: string, script: string) {
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/** Keeps a third party out of reach, as a blocker does. */
export const outOfReach = (page: Page, address: string) =>
  page.route(address, (route) => route.abort());

/** What the stand-in for the bot check does: passes at once, waits to be solved, or fails. */
export type TurnstileManner = 'passes' | 'waits' | 'fails';

declare global {
  interface Window {
    /** What the stand-in for Turnstile was asked for. */
    turnstileLog: {
      options: Record<string, unknown>;
      resets: number;
      solve(): void;
      expire(): void;
    };
  }
}

/** Stands in for Turnstile's script, as its documentation describes it. Each token is another one. */
export const turnstile = (page: Page, manner: TurnstileManner = 'passes') =>
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
        box.textContent = 'A stand-in for the check';
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
          if (${JSON.stringify(manner)} === 'passes') log.solve();
          if (${JSON.stringify(manner)} === 'fails') options['error-callback']('300030');
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

/** Wraps every text in two elements, as page translators do; \`mark\` is put before each. */
export const wrapTexts = `
  function wrapTexts(mark) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      !node.textContent.trim() || node.parentElement.closest('script,style,noscript,textarea,option,svg,font,[translate=no]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = mark + text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  }
`;

/** Stands in for Google's page translation: a list of languages, and a page whose texts are rewritten when one is chosen. */
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

/** Stands in for Tawk's widget: it has its own button, and a window. */
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

/** Stands in for Chatbase's widget. */
export const chatbase = (page: Page) =>
  answerScript(
    page,
    'https://www.chatbase.co/**',
    `
    window.chatbase = (command) => {
      if (command === 'getState') return 'initialized';
      const box = document.createElement('div');
      box.textContent = 'Chatbase: ' + command;
      document.body.append(box);
    };
  `,
  );
