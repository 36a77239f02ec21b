import { loopback, portFrom, requireFreePorts } from './ports';
import { main, run } from './workspace';

/**
 * The root's `dev`: the site, the print app and Storybook with changes shown as they are made, and the owner's inbox.
 * They are the packages' own `dev` and `storybook` scripts; stopping this stops them all.
 */
await main(async () => {
  const INBOX_PORT = portFrom('INBOX_PORT');
  await requireFreePorts({ INBOX_PORT });
  console.log(
    `The inbox will be at http://${loopback}:${INBOX_PORT}; the others say below where they are.`,
  );
  // Ctrl+C reaches Turbo too; this waits until it has stopped everything, so that no output comes after the prompt.
  process.on('SIGINT', () => undefined);
  // Loose: the packages' scripts read the same variables (ports, services) as this one.
  process.exitCode = await run('turbo', ['run', 'dev', 'storybook', '--env-mode=loose']);
});
