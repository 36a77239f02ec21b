/** The subset of the Trusted Types API that we use. TypeScript does not declare the API yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

/** Number of third-party scripts that are loading or running. */
let activeScripts = 0;

/**
 * Allows markup to be created from strings, because third-party scripts need this.
 * @returns a function that revokes the permission, for a script that failed to load
 */
export function allowMarkup() {
  activeScripts += 1;
  return () => {
    activeScripts -= 1;
  };
}

/**
 * Installs the default Trusted Types policy, which the content security policy requires (`prerender/policy.ts`).
 * The default policy blocks markup from strings until a third-party script loads. The CSP lists allowed script hosts and blocks `eval`.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => url,
    createHTML: (text) => (activeScripts > 0 ? text : null),
  });
}
