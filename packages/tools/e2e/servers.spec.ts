import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { repoRoot } from '../src/workspace';

const contentChecks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Site: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  'Print app': (page) => expect(page.getByRole('button', { name: 'Print' })).toBeVisible(),
  Storybook: async (page) => {
    await expect(page.getByRole('link', { name: 'Welcome' })).toBeVisible();
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  },
  Inbox: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
};

/** Returns true for a message that Storybook logs on a busy machine. */
const isHarmless = (text: string) => text.startsWith('Timed out waiting for leader state');

for (const [command, patterns] of [
  // Patterns for the URLs that each command prints.
  [
    'start',
    {
      Site: /^ {2}Site +(\S+)/,
      'Print app': /^ {2}Print app +(\S+)/,
      Storybook: /^ {2}Storybook +(\S+)/,
      Inbox: /^ {2}Inbox +(\S+)/,
    },
  ],
  [
    'dev',
    {
      Site: /web:dev:.*Local: +(\S+)/,
      'Print app': /print:dev:.*Local: +(\S+)/,
      Storybook: /ui:storybook:.*Local: +(\S+)/,
      Inbox: /Inbox: (\S+)/,
    },
  ],
] as const) {
  test.describe(`pnpm ${command}`, () => {
    let running: ChildProcess;
    const urls = new Map<string, string>();

    test.beforeAll(async () => {
      running = spawn('tsx', ['--conditions=source', `packages/tools/src/${command}.ts`], {
        cwd: repoRoot,
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      });
      for await (const line of createInterface(running.stdout!)) {
        const text = stripVTControlCharacters(line);
        for (const [name, pattern] of Object.entries(patterns)) {
          const [, url] = pattern.exec(text) ?? [];
          if (url) urls.set(name, url);
        }
        if (urls.size === Object.keys(contentChecks).length) break;
      }
      expect([...urls.keys()].sort()).toEqual(Object.keys(contentChecks).sort());
      // Drains the pipe so that it cannot fill up.
      running.stdout!.resume();
    });

    test.afterAll(async () => {
      if (running.exitCode !== null || running.signalCode !== null) return;
      process.kill(-running.pid!, 'SIGTERM');
      await once(running, 'exit');
    });

    for (const [name, waitForContent] of Object.entries(contentChecks)) {
      test(`${name} opens at its URL`, async ({ page }) => {
        const errors: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' && !isHarmless(message.text()))
            errors.push(message.text());
        });
        page.on('pageerror', (error) => errors.push(error.message));
        let lastRequestAt = Date.now();
        page.on('request', () => (lastRequestAt = Date.now()));
        await page.goto(urls.get(name) ?? '');
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
      for (const url of urls.values()) await expect(fetch(url)).rejects.toThrow();
    });
  });
}
