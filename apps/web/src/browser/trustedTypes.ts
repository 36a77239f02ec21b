/** The part of the browser's Trusted Types that is used here; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

/** Scripts of other companies that are running or on their way. */
let services = 0;

/**
 * Lets text become markup from now on, which other companies' scripts need: `loadScript` calls it, after the visitor's consent.
 *
 * @returns takes that back, for a script that did not come
 */
export function allowMarkup() {
  services += 1;
  return () => {
    services -= 1;
  };
}

/**
 * Says which text may become markup or the address of a script; the content security policy asks for it
 * (`prerender/policy.ts`). Nothing on the site turns text into markup or code, so none may, until another company's script is let in.
 * Which addresses scripts may have is the policy's own list of hosts, and code made from text (`eval` and the like) stays forbidden
 * throughout.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => url,
    createHTML: (text) => (services > 0 ? text : null),
  });
}
