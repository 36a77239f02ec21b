import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowMarkup, installTrustedTypes } from './trustedTypes';

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

describe('Trusted Types', () => {
  it('block markup and allow script URLs', () => {
    const rules = install();
    rules.createScriptURL('https://elsewhere.example/x.js');
    expect(rules.createHTML('<b>')).toBeNull();
  });

  it('allow markup while a third-party script is active', () => {
    const rules = install();
    const forbidMarkup = allowMarkup();
    expect(rules.createHTML('<b>')).toBe('<b>');
    forbidMarkup();
    expect(rules.createHTML('<b>')).toBeNull();
  });

  it('are skipped in browsers without support', () => {
    vi.stubGlobal('window', {});
    expect(installTrustedTypes).not.toThrow();
  });
});
