/** The part of the browser's Trusted Types that is used here; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(text: string): string | null;
      createScriptURL(url: string): string;
    },
  ): unknown;
}

/**
 * Says which text may become markup or the address of a script; the content security policy asks for it
 * (`prerender/policy.ts`). Nothing on the site turns text into markup or code, so none may, until another company's script has come in
 * with the visitor's consent: those write markup. Which addresses scripts may have is the policy's own list of hosts, and code made
 * from text (`eval` and the like) stays forbidden throughout.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  let hasThirdParty = false;
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      hasThirdParty ||= new URL(url, document.baseURI).origin !== window.location.origin;
      return url;
    },
    createHTML: (text) => (hasThirdParty ? text : null),
  });
}
