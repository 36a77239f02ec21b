import { settings } from '@portfolio/content';
import { allowMarkup } from '../browser/trustedTypes';

/**
 * Puts another company's script into the page, once. There is no `integrity`: each of the services changes its script under the same
 * address, so a hash would shut it out with the next change. What holds them is the content security policy.
 *
 * @param attributes further attributes, such as an id that the script looks for
 * @returns resolves when it has run; rejects when it is blocked, not to be reached, or too slow
 */
export function loadScript(src: string, attributes: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const forbidMarkup = allowMarkup();
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.src = src;
    const fail = () => {
      clearTimeout(timer);
      script.onerror = null;
      // So that it can be tried again.
      script.remove();
      forbidMarkup();
      reject(new Error(`${src} did not load`));
    };
    const timer = setTimeout(fail, settings.externalScripts.giveUpMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}
