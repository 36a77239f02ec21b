import { settings } from '@portfolio/content';
import { allowMarkup } from '../browser/trustedTypes';

/**
 * Loads a third-party script. Does not set `integrity`, because providers update scripts in place. The CSP limits the hosts.
 * @param attributes extra attributes, such as an id that the script needs
 * @param needsMarkup true if the script creates markup from strings
 * @returns a promise that resolves when the script has run, and rejects if it is blocked, unavailable or too slow
 */
export function loadScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
  needsMarkup = true,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const forbidMarkup = needsMarkup ? allowMarkup() : undefined;
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.src = src;
    const fail = () => {
      clearTimeout(timer);
      script.onerror = null;
      // Removes the failed script, so that a retry can add it again.
      script.remove();
      forbidMarkup?.();
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
