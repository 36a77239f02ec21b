import { expect, test, vi } from 'vitest';
import { hydrate, renderOnServer } from './hydrate';

test("reports a first render that differs from the server's", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Differs = () => <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>;
  const page = await hydrate(<Differs />);
  expect(page.serverText).toBe('server');
  expect(log.mock.calls.join()).toMatch(/Hydration failed/);
});

test('fails if a component uses the browser on the server', () => {
  const Reaches = () => <p>{localStorage.getItem('anything')}</p>;
  expect(() => renderOnServer(<Reaches />)).toThrow();
});
