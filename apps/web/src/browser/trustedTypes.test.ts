import { afterEach, describe, expect, it, vi } from 'vitest';
import { installTrustedTypes } from './trustedTypes';

/** The rules that the page hands to the browser. */
interface Rules {
  createHTML(text: string): string | null;
  createScriptURL(url: string): string;
}

function install(): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('window', {
    location: { origin: 'https://me.example.com' },
    trustedTypes: { createPolicy },
  });
  vi.stubGlobal('document', { baseURI: 'https://me.example.com/about' });
  installTrustedTypes();
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  return createPolicy.mock.calls[0]![1];
}

afterEach(() => vi.unstubAllGlobals());

describe('text on the way to becoming markup', () => {
  it('is stopped as long as only the site itself runs', () => {
    const rules = install();
    rules.createScriptURL('/service-worker.js');
    expect(rules.createHTML('<b>')).toBeNull();
  });

  it("passes once another company's script has come in, which the policy's hosts decide", () => {
    const rules = install();
    expect(rules.createScriptURL('https://translate.google.com/x.js')).toBe(
      'https://translate.google.com/x.js',
    );
    expect(rules.createHTML('<b>')).toBe('<b>');
  });

  it('is no matter in browsers without Trusted Types', () => {
    vi.stubGlobal('window', {});
    expect(installTrustedTypes).not.toThrow();
  });
});
