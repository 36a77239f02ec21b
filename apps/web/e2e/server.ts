import { serveFolder } from '@portfolio/tools/serve';
import { fileURLToPath } from 'node:url';

/** Serves the built site for the browser tests, the way a host would. */
await serveFolder({
  root: fileURLToPath(new URL('../dist', import.meta.url)),
  port: Number(process.env['E2E_PORT']),
});
