import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger, createServer, resolveConfig } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contentDevelopment } from './vite';

it('the development server hides only errors caused by interrupted requests', async () => {
  const error = vi.fn();
  const { logger } = await resolveConfig(
    {
      configFile: false,
      customLogger: { ...createLogger(), error },
      plugins: [contentDevelopment()],
    },
    'serve',
  );
  logger.error('Internal server error: transport was disconnected, cannot call "fetchModule"');
  expect(error).not.toHaveBeenCalled();
  logger.error('Internal server error: unknown drawing', { timestamp: true });
  expect(error).toHaveBeenCalledExactlyOnceWith('Internal server error: unknown drawing', {
    timestamp: true,
  });
});

it('reloads the page after two quick changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'generated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'development.json');
  async function write(problems: readonly string[], path: string) {
    await writeFile(`${file}.new`, JSON.stringify({ problems, pictures: [{ path }] }));
    await rename(`${file}.new`, file);
  }
  await write(['unknown field'], 'old.png');
  vi.stubEnv('PORTFOLIO_GENERATED', folder);
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  const plugin = (await import('./vite')).contentDevelopment();
  const server = await createServer({
    configFile: false,
    root: folder,
    plugins: [plugin],
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  const send = vi.spyOn(server.ws, 'send');
  // The watcher needs a moment to start. Repeats the two changes until it reports them.
  await vi.waitFor(
    async () => {
      await write(['unknown field'], 'new.png');
      await sleep(20);
      await write([], 'new.png');
      await sleep(300);
      expect(send).toHaveBeenLastCalledWith({ type: 'full-reload' });
    },
    { timeout: 4000 },
  );
});
