import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { close, listen, portFrom, requireFreePorts } from './ports';

const open: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(close));
});

async function occupy(): Promise<number> {
  const server = createServer();
  open.push(server);
  return listen(server, 0);
}

describe('portFrom', () => {
  it('uses the documented ports unless a variable says otherwise', () => {
    expect(portFrom('WEB_PORT', {})).toBe(4173);
    expect(portFrom('PRINT_PORT', { PRINT_PORT: '' })).toBe(4174);
    expect(portFrom('INBOX_PORT', { INBOX_PORT: '9000' })).toBe(9000);
  });

  it('names the variable when its value is no port', () => {
    expect(() => portFrom('STORYBOOK_PORT', { STORYBOOK_PORT: 'sixty' })).toThrow(
      "STORYBOOK_PORT is 'sixty', which is no port.",
    );
    expect(() => portFrom('WEB_PORT', { WEB_PORT: '70000' })).toThrow('WEB_PORT');
  });
});

describe('a port that is taken', () => {
  it('is reported with the variable that moves it', async () => {
    const port = await occupy();
    const second = createServer();
    await expect(listen(second, port, '127.0.0.1', 'WEB_PORT')).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or set another with WEB_PORT`,
    );
    await expect(requireFreePorts({ INBOX_PORT: port })).rejects.toThrow('INBOX_PORT');
  });

  it('is also found when two variables ask for the same one', async () => {
    await expect(requireFreePorts({ WEB_PORT: 45873, PRINT_PORT: 45873 })).rejects.toThrow(
      'WEB_PORT and PRINT_PORT are both 45873',
    );
  });

  it('is not reported while it is free', async () => {
    await expect(requireFreePorts({ WEB_PORT: 0, PRINT_PORT: 0 })).resolves.toBeUndefined();
  });
});
