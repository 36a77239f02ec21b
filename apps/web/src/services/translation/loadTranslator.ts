import { settings, type TranslationService } from '@portfolio/content';
import { loadScript } from '../loadScript';
import { waitFor } from '../waitFor';

declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: new (options: object, id: string) => object } };
    googleTranslateElementInit?(): void;
  }
}

const elementId = 'google_translate_element';
const scriptUrl =
  'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit';

/** Removes the cookie in which the service keeps the language; it sets it for the host and for the whole domain. */
export function forgetLanguage() {
  const past = 'expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `googtrans=; ${past}${domain}`;
}

/** The element that the service draws its own control into; the site's stands in its place, so nobody sees it. */
function makeContainer() {
  const container = document.createElement('div');
  container.id = elementId;
  container.hidden = true;
  document.body.append(container);
  return container;
}

/**
 * Loads Google's page translation with exactly the languages on offer, and works it through its own list.
 *
 * @returns rejects when it is blocked, or has not started in time
 */
export async function loadTranslator({ languages }: TranslationService) {
  const codeOf = (code: string) =>
    languages.find((language) => language.code === code)?.serviceCode ?? code;
  const container = document.getElementById(elementId) ?? makeContainer();

  window.googleTranslateElementInit = () => {
    const Element = window.google?.translate?.TranslateElement;
    if (!Element) return;
    new Element(
      {
        pageLanguage: languages[0]?.code ?? 'en',
        includedLanguages: languages.map(({ code }) => codeOf(code)).join(','),
        autoDisplay: false,
      },
      elementId,
    );
  };
  await loadScript(scriptUrl);
  const list = await waitFor(
    () => {
      const select = container.querySelector('select');
      return select && select.options.length > 1 ? select : undefined;
    },
    { pollMs: 200, giveUpMs: settings.externalScripts.giveUpMs },
  );

  return {
    /** Translates the page into one of the languages on offer, by its code. */
    translate: (code: string) => {
      list.value = codeOf(code);
      list.dispatchEvent(new Event('change'));
      document.documentElement.lang = code;
    },
  };
}
