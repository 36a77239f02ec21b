import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowMarkup, installTrustedTypes } from './trustedTypes';

/** The rules that the page hands to the browser. */
interface Rules {
  createHTML(text: string): string | null;
  createScriptURL(url: string): string;
}

function install(): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  installTrustedTypes();
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  return createPolicy.mock.calls[0]![1];
}

afterEach(() => vi.unstubAllGlobals());

describe('text on the way to becoming markup', () => {
  it('is stopped, whatever address a script is given', () => {
    const rules = install();
    rules.createScriptURL('https://elsewhere.example/x.js');
    expect(rules.createHTML('<b>')).toBeNull();
  });

  it("passes while another company's script is let in, and no longer when it did not come", () => {
    const rules = install();
    const forbidMarkup = allowMarkup();
    expect(rules.createHTML('<b>')).toBe('<b>');
    forbidMarkup();
    expect(rules.createHTML('<b>')).toBeNull();
  });

  it('is no matter in browsers without Trusted Types', () => {
    vi.stubGlobal('window', {});
    expect(installTrustedTypes).not.toThrow();
  });
});
