import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './programs';
import { choosePort, loopback } from './ports';
import { serveTemporary, type LocalServer } from './serve';
import { main, messageOf, repoRoot, ToolError, runTasks } from './workspace';

const storybookFolder = 'packages/ui/storybook-static';

/** Returns environment variables for the build. Without a browser, the build omits the resume's files. */
async function buildVariables(): Promise<Record<string, string>> {
  try {
    return { CHROMIUM_PATH: await findBrowser() };
  } catch (error) {
    console.warn(
      `${messageOf(error)}\n\nWithout a browser the resume has no PDF, so its page has no "Download Resume".\n`,
    );
    return { PORTFOLIO_RESUME_PDF: 'none' };
  }
}

/** Waits for a stop signal. A second Ctrl+C ends the process immediately. */
const untilStopped = () =>
  Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));

/**
 * Runs `pnpm start`: builds, then serves the site, the print app, Storybook and the inbox until stopped. Serves copies of the builds, so
 * that later builds and tests do not change the served files.
 */
await main(async () => {
  const ports = {
    web: await choosePort('WEB_PORT', 4173),
    print: await choosePort('PRINT_PORT', 4174),
    inbox: await choosePort('INBOX_PORT', 4175),
    storybook: await choosePort('SBCONFIG_PORT', 6006),
  };
  if ((await runTasks(['build', 'build:storybook'], await buildVariables())) !== 0) {
    throw new ToolError('The build failed. The errors are above.');
  }

  // Imported after the build, which generates the theme that this module needs.
  const { inboxFile, startInbox } = await import('./inbox/server');
  const atEnd: (() => unknown)[] = [];
  try {
    const siteUrl = `http://${loopback}:${ports.web}`;
    const inbox = await startInbox({ port: ports.inbox, file: inboxFile(), siteUrl });
    atEnd.push(() => inbox.close());

    const serve = async (folder: string, port: number, inboxUrl?: string): Promise<LocalServer> => {
      // Storybook is not compressed, because compressing it takes a long time.
      const compress = folder !== storybookFolder;
      const copyTo = (copy: string) => cp(join(repoRoot, folder), copy, { recursive: true });
      const server = await serveTemporary(copyTo, { port, inboxUrl, compress });
      atEnd.push(server.close);
      return server;
    };
    const web = await serve('apps/web/dist', ports.web, inbox.url);
    const print = await serve('apps/print/dist', ports.print);
    const storybook = await serve(storybookFolder, ports.storybook);

    const shown = [
      ['Site', web.url + (web.base === '/' ? '' : web.base), ''],
      ['Print app', print.url, 'the resume, ready to print'],
      ['Storybook', storybook.url, 'every component'],
      ['Inbox', inbox.url, 'messages from the contact form and the survey'],
    ] as const;
    console.log('\nEverything is running:\n');
    for (const [name, url, description] of shown) {
      console.log(`  ${name.padEnd(11)}${url.padEnd(25)}${description}`.trimEnd());
    }
    console.log('\nPress Ctrl+C to stop.\n');
    await untilStopped();
  } finally {
    await Promise.all(atEnd.map((end) => end()));
  }
});
