import { expect, it, vi } from 'vitest';
import { allowMarkup, installTrustedTypes } from './trustedTypes';

it('Trusted Types allow markup only while a third-party script is active', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  installTrustedTypes();
  const [name, policy] = createPolicy.mock.calls[0] as [
    string,
    { createHTML(text: string): string | null; createScriptURL(url: string): string },
  ];
  expect(name).toBe('default');
  expect(policy.createScriptURL('https://x.example/x.js')).toBe('https://x.example/x.js');
  expect(policy.createHTML('<b>')).toBeNull();
  const forbidMarkup = allowMarkup();
  expect(policy.createHTML('<b>')).toBe('<b>');
  forbidMarkup();
  expect(policy.createHTML('<b>')).toBeNull();
  vi.unstubAllGlobals();
});
