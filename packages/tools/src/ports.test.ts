import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choosePort, close, listen } from './ports';

const server = createServer();
let taken: number;
beforeAll(async () => {
  taken = await listen(server);
});
afterAll(() => close(server));

it('chooses a different free port each time', async () => {
  const first = await choosePort('WEB_PORT', taken, {});
  const second = await choosePort('PRINT_PORT', taken, { PRINT_PORT: '' });
  expect(new Set([taken, first, second]).size).toBe(3);
});

it('never replaces a port that a variable sets', async () => {
  const other = createServer();
  const free = await listen(other);
  await close(other);
  expect(await choosePort('WEB_PORT', 4173, { WEB_PORT: `${free}` })).toBe(free);
  for (const value of [`${taken}`, 'sixty', '70000', '0']) {
    await expect(choosePort('WEB_PORT', 4173, { WEB_PORT: value })).rejects.toThrow(
      `WEB_PORT is '${value}', which is not a free port.`,
    );
  }
});
