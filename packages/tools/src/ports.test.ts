import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { choosePort, close, listen } from './ports';

const open: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(close));
});

async function occupy(): Promise<number> {
  const server = createServer();
  open.push(server);
  return listen(server);
}

describe('choosePort', () => {
  it('returns a different free port each time', async () => {
    const taken = await occupy();
    const first = await choosePort('WEB_PORT', taken, {});
    const second = await choosePort('PRINT_PORT', taken, { PRINT_PORT: '' });
    expect(new Set([taken, first, second]).size).toBe(3);
  });

  it('never replaces a port that a variable sets', async () => {
    const taken = await occupy();
    await close(open.pop()!);
    await expect(choosePort('WEB_PORT', 4173, { WEB_PORT: String(taken) })).resolves.toBe(taken);
    const busy = await occupy();
    await expect(choosePort('WEB_PORT', 4173, { WEB_PORT: String(busy) })).rejects.toThrow(
      `WEB_PORT is ${busy}, but that port is in use.`,
    );
  });

  it('reports the variable if its value is not a port', async () => {
    for (const value of ['sixty', '70000', '0']) {
      await expect(choosePort('STORYBOOK_PORT', 6006, { STORYBOOK_PORT: value })).rejects.toThrow(
        `STORYBOOK_PORT is '${value}', which is not a port.`,
      );
    }
  });
});
