import { expect, test, vi } from 'vitest';
import { hydrate, renderOnServer } from './hydrate';

test('complains when the first render in the browser differs from the server', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Differs = () => <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>;
  const page = await hydrate(<Differs />);
  expect(page.serverText).toBe('server');
  expect(log.mock.calls.join()).toMatch(/Hydration failed/);
});

test('fails when a component reaches for the browser on the server', () => {
  const Reaches = () => <p>{localStorage.getItem('anything')}</p>;
  expect(() => renderOnServer(<Reaches />)).toThrow();
});
