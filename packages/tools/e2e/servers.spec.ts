import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../src/ports';
import { repoRoot } from '../src/workspace';

/** Each server, the variable that sets its port, and a check of its page. */
const servers: [name: string, variable: string, waitForContent: (page: Page) => Promise<void>][] = [
  ['Site', 'WEB_PORT', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
  [
    'Print app',
    'PRINT_PORT',
    (page) => expect(page.getByRole('button', { name: 'Print' })).toBeVisible(),
  ],
  ['Inbox', 'INBOX_PORT', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
  [
    'Storybook',
    'SBCONFIG_PORT',
    async (page) => {
      await expect(page.getByRole('link', { name: 'Welcome' })).toBeVisible();
      const preview = page.frameLocator('#storybook-preview-iframe');
      await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
];

const { scripts } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Returns true for a message that Storybook logs on a busy machine. */
const isHarmless = (text: string) => text.startsWith('Timed out waiting for leader state');

for (const command of ['start', 'dev'] as const) {
  test.describe(`pnpm ${command}`, () => {
    let running: ChildProcess;
    const ports: Record<string, string> = {};
    const responds = (variable: string) =>
      fetch(`http://127.0.0.1:${ports[variable]}`).then(
        () => true,
        () => false,
      );

    test.beforeAll(async () => {
      for (const [, variable] of servers) ports[variable] = String(await freePort());
      const [program = '', ...args] = scripts[command]!.split(' ');
      const env = { ...process.env, ...ports };
      running = spawn(program, args, { cwd: repoRoot, stdio: 'inherit', detached: true, env });
      for (const [name, variable] of servers)
        await expect.poll(() => responds(variable), { message: name }).toBe(true);
    });

    test.afterAll(async () => {
      if (running.exitCode !== null || running.signalCode !== null) return;
      process.kill(-running.pid!, 'SIGTERM');
      await once(running, 'exit');
    });

    for (const [name, variable, waitForContent] of servers) {
      test(`${name} opens at its port`, async ({ page }) => {
        const errors: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' && !isHarmless(message.text()))
            errors.push(message.text());
        });
        page.on('pageerror', (error) => errors.push(error.message));
        let lastRequestAt = Date.now();
        page.on('request', () => (lastRequestAt = Date.now()));
        await page.goto(`http://127.0.0.1:${ports[variable]}`);
        await waitForContent(page);
        // Waiting for `networkidle` would never end, because Storybook reloads its preview.
        await expect.poll(() => Date.now() - lastRequestAt).toBeGreaterThan(1000);
        expect(errors).toEqual([]);
      });
    }

    test('stopping the command stops its servers', async () => {
      // Signals only the command's process, as a process manager does. Ctrl+C would also signal its child processes.
      running.kill();
      await once(running, 'exit');
      for (const [name, variable] of servers)
        await expect.poll(() => responds(variable), { message: name }).toBe(false);
    });
  });
}
