import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

/** Folder of the built Storybook. */
export const storybookFolder = join(import.meta.dirname, '../storybook-static');

/** Serves the built Storybook to all tests, at the URL in `STORYBOOK_URL`. */
export default async function serveStorybook(): Promise<() => void> {
  const server = createServer(sirv(storybookFolder, { maxAge: 3600 }));
  await once(server.listen(0, 'localhost'), 'listening');
  process.env['STORYBOOK_URL'] = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return () => server.close();
}
