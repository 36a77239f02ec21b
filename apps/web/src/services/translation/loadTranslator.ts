import { services } from '@portfolio/content';
import { loadScript } from '../loadScript';
import { waitFor } from '../waitFor';
import { storeLanguage } from './storedLanguage';

declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: new (options: object, id: string) => object } };
    googleTranslateElementInit?(): void;
  }
}

const elementId = 'google_translate_element';
const scriptUrl =
  'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit';

const { languages } = services.translation;
const siteLanguage = languages[0]?.code ?? 'en';
const serviceCodeOf = (code: string) =>
  languages.find((language) => language.code === code)?.serviceCode ?? code;

/** Forgets the chosen language, and deletes the cookies that Google sets for the host and its parent domains. */
export function cleanUp() {
  storeLanguage(null);
  const expired = 'expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  const parts = window.location.hostname.split('.');
  const suffixes = parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`);
  for (const suffix of ['', ...suffixes]) document.cookie = `googtrans=; ${expired}${suffix}`;
}

function makeContainer() {
  const container = document.createElement('div');
  container.id = elementId;
  container.hidden = true;
  document.body.append(container);
  return container;
}

/** Loads Google's page translation with the configured languages. */
export async function start() {
  const container = document.getElementById(elementId) ?? makeContainer();

  window.googleTranslateElementInit = () => {
    const Element = window.google?.translate?.TranslateElement;
    if (!Element) return;
    new Element(
      {
        pageLanguage: siteLanguage,
        includedLanguages: languages.map(({ code }) => serviceCodeOf(code)).join(','),
        autoDisplay: false,
      },
      elementId,
    );
  };
  await loadScript(scriptUrl);
  const list = await waitFor(() => {
    const select = container.querySelector('select');
    return select && select.options.length > 1 ? select : undefined;
  });

  let isTranslated = false;
  return {
    translate: (code: string) => {
      if (code !== siteLanguage) {
        isTranslated = true;
        list.value = serviceCodeOf(code);
        list.dispatchEvent(new Event('change'));
        document.documentElement.lang = code;
      } else if (isTranslated) {
        // Reloading restores the original text.
        cleanUp();
        window.location.reload();
      }
    },
  };
}
