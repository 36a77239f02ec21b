import { serveFolder } from '@portfolio/tools/serve';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environments, folderOf, type SiteName } from './siteNames';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the site once more, as an owner who has configured other services would get it. */
async function build(name: SiteName, environment: Record<string, string>) {
  const child = spawn('tsx', ['prerender/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, PORTFOLIO_OUT_DIR: folderOf(name) },
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`The site '${name}' could not be built: see above.`);
}

// A single spec file may need none of them: E2E_SITES=built leaves them as they are.
if (process.env['E2E_SITES'] !== 'built') {
  for (const [name, environment] of Object.entries(environments)) {
    await build(name as SiteName, environment);
  }
}

// Served the way a host would, once everything is there.
await serveFolder({ root: `${root}/dist`, port: Number(process.env['E2E_PORT']) });
