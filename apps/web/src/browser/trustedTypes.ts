/** TypeScript does not declare the Trusted Types API yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

let activeScripts = 0;

/**
 * Allows markup to be created from strings, because third-party scripts need this.
 * @returns a function that withdraws this permission, to call if the script fails to load
 */
export function allowMarkup() {
  activeScripts += 1;
  return () => {
    activeScripts -= 1;
  };
}

/**
 * Installs the default Trusted Types policy, which the content security policy requires (`prerender/policy.ts`). Script URLs are always
 * allowed, because the content security policy lists the script hosts.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => url,
    createHTML: (text) => (activeScripts > 0 ? text : null),
  });
}
