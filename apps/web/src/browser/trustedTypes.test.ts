import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowMarkup, installTrustedTypes } from './trustedTypes';

interface PolicyOptions {
  createHTML(text: string): string | null;
  createScriptURL(url: string): string;
}

function install(): PolicyOptions {
  const createPolicy = vi.fn<(name: string, policy: PolicyOptions) => void>();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  installTrustedTypes();
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  return createPolicy.mock.calls[0]![1];
}

afterEach(() => vi.unstubAllGlobals());

describe('Trusted Types', () => {
  it('block markup', () => {
    expect(install().createHTML('<b>')).toBeNull();
  });

  it('allow script URLs', () => {
    const url = 'https://elsewhere.example/x.js';
    expect(install().createScriptURL(url)).toBe(url);
  });

  it('allow markup while a third-party script is active', () => {
    const policy = install();
    const forbidMarkup = allowMarkup();
    expect(policy.createHTML('<b>')).toBe('<b>');
    forbidMarkup();
    expect(policy.createHTML('<b>')).toBeNull();
  });

  it('are skipped in browsers without support', () => {
    vi.stubGlobal('window', {});
    expect(installTrustedTypes).not.toThrow();
  });
});
