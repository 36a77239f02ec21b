import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';

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
