import { join } from 'node:path';
import { loopback, portFrom, requireFreePorts } from './ports';
import { serveFolder, type LocalServer } from './serve';
import { main, repoRoot, run, ToolError } from './workspace';

/** Waits for Ctrl+C, or for whoever started this to end it. A second Ctrl+C ends the process at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => resolve());
    }
  });
}

/** Asks for a server's first page. Throws a ToolError when the answer is not a page. */
async function requireAnswer(name: string, url: string): Promise<void> {
  const { status } = await fetch(url);
  if (status !== 200) {
    throw new ToolError(
      `${name} answers with status ${status} at ${url}. Build again with: npx turbo run build --force`,
    );
  }
}

/**
 * The root's `start`: builds, then serves the site, the print app and Storybook the way a host would, with the owner's inbox
 * beside them, prints their addresses once all of them answer, and stays until it is stopped.
 */
await main(async () => {
  const ports = {
    WEB_PORT: portFrom('WEB_PORT'),
    PRINT_PORT: portFrom('PRINT_PORT'),
    STORYBOOK_PORT: portFrom('STORYBOOK_PORT'),
    INBOX_PORT: portFrom('INBOX_PORT'),
  };
  await requireFreePorts(ports);
  if ((await run('turbo', ['run', 'build', 'build:storybook'])) !== 0) {
    throw new ToolError(
      'The build failed, so there is nothing to serve. What went wrong is above.',
    );
  }

  // Loaded only now: the inbox wears the site's colours, which a fresh clone has not built before this point.
  const { inboxFile, startInbox } = await import('./inbox');
  const running: { close(): Promise<void> }[] = [];
  try {
    const inbox = await startInbox({
      port: ports.INBOX_PORT,
      portVariable: 'INBOX_PORT',
      file: inboxFile(),
      siteUrl: `http://${loopback}:${ports.WEB_PORT}`,
    });
    running.push(inbox);

    const serve = async (
      folder: string,
      portVariable: keyof typeof ports,
      proxy: Record<string, string> = {},
    ): Promise<LocalServer> => {
      const root = join(repoRoot, folder);
      const server = await serveFolder({ root, port: ports[portVariable], portVariable, proxy });
      running.push(server);
      return server;
    };
    const web = await serve('apps/web/dist', 'WEB_PORT', { '/inbox/': inbox.url });
    const print = await serve('apps/print/dist', 'PRINT_PORT');
    const storybook = await serve('packages/ui/storybook-static', 'STORYBOOK_PORT');

    const shown = [
      ['Site', web.url, ''],
      ['Print app', print.url, 'the resume, to print'],
      ['Storybook', storybook.url, 'every part of the design system'],
      ['Inbox', inbox.url, "what is sent with the site's forms"],
    ] as const;
    for (const [name, url] of shown) await requireAnswer(name, url);
    console.log('\nAll of it is running:\n');
    for (const [name, url, what] of shown) {
      console.log(`  ${name.padEnd(11)}${url.padEnd(25)}${what}`.trimEnd());
    }
    console.log('\nCtrl+C stops it.\n');
    await untilStopped();
  } finally {
    await Promise.all(running.map((server) => server.close()));
  }
});
