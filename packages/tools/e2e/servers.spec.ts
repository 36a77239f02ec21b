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

interface Command {
  child: ChildProcess;
  /** The port of each server by its variable. */
  ports: Record<string, string>;
}

const launched: Record<string, Command> = {};

async function launch(name: string): Promise<Command> {
  const ports: Record<string, string> = {};
  for (const [, variable] of servers) ports[variable] = String(await freePort());
  const [program = '', ...args] = scripts[name]!.split(' ');
  const env = { ...process.env, ...ports };
  const child = spawn(program, args, { cwd: repoRoot, stdio: 'inherit', detached: true, env });
  return (launched[name] = { child, ports });
}

const responds = ({ ports }: Command, variable: string) =>
  fetch(`http://127.0.0.1:${ports[variable]}`).then(
    () => true,
    () => false,
  );

test.afterAll(async () => {
  for (const { child } of Object.values(launched)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    process.kill(-child.pid!, 'SIGTERM');
    await once(child, 'exit');
  }
});

for (const name of ['start', 'dev']) {
  test.describe(`pnpm ${name}`, () => {
    let command: Command;

    test.beforeAll(async () => {
      command = launched[name] ?? (await launch(name));
      for (const [server, variable] of servers)
        await expect.poll(() => responds(command, variable), { message: server }).toBe(true);
      // `pnpm dev` compiles while the built pages are tested. It starts only now, because both commands write generated files.
      if (name === 'start') await launch('dev');
    });

    for (const [server, variable, waitForContent] of servers) {
      test(`${server} opens at its port`, async ({ page }) => {
        const errors: string[] = [];
        const log = (text: string) => {
          if (!isHarmless(text)) errors.push(text);
        };
        page.on('console', (message) => {
          if (message.type() === 'error') log(message.text());
        });
        page.on('pageerror', (error) => log(error.message));
        let lastRequestAt = Date.now();
        page.on('request', () => (lastRequestAt = Date.now()));
        await page.goto(`http://127.0.0.1:${command.ports[variable]}`);
        await waitForContent(page);
        // Waiting for `networkidle` would never end, because Storybook reloads its preview.
        await expect.poll(() => Date.now() - lastRequestAt).toBeGreaterThan(1000);
        expect(errors).toEqual([]);
      });
    }

    test('stopping the command stops its servers', async () => {
      // Signals only the command's process, as a process manager does. Ctrl+C would also signal its child processes.
      command.child.kill();
      await once(command.child, 'exit');
      for (const [server, variable] of servers)
        await expect.poll(() => responds(command, variable), { message: server }).toBe(false);
    });
  });
}
