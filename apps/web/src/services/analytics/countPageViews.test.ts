import { expect, it, vi } from 'vitest';
import { optsOutOfTracking } from './countPageViews';

it.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: null, globalPrivacyControl: false }, false],
])('a browser with %j opts out of tracking: %s', (navigator, optsOut) => {
  vi.stubGlobal('navigator', navigator);
  expect(optsOutOfTracking()).toBe(optsOut);
  vi.unstubAllGlobals();
});
