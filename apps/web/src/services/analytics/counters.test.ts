import { expect, it } from 'vitest';
import { counterFor } from './counters';

it("disables GoatCounter's automatic counting", () => {
  const { attributes, count } = counterFor({
    provider: 'goatcounter',
    endpoint: 'https://code.goatcounter.com/count',
    scriptUrl: 'https://gc.zgo.at/count.js',
  });
  expect(JSON.parse(attributes['data-goatcounter-settings'] ?? '')).toEqual({ no_onload: true });
  expect(attributes['data-goatcounter']).toBe('https://code.goatcounter.com/count');
  expect(count).toBeDefined();
});

it('leaves counting to scripts that count automatically', () => {
  const { src, attributes, count } = counterFor({
    provider: 'script',
    src: 'https://a.example.com/a.js',
    attributes: { 'data-id': '1' },
    hosts: [],
    needsConsent: true,
  });
  expect({ src, attributes, count }).toEqual({
    src: 'https://a.example.com/a.js',
    attributes: { 'data-id': '1' },
    count: undefined,
  });
});
