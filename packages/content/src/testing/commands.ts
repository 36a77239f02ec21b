import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Runs a script from `src/tools` in a separate process.
 *
 * @param env additional environment variables
 * @param cwd this package's folder, in this or another copy of the repository
 */
export const run = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = packageFolder,
) =>
  spawnSync(process.execPath, ['--import', tsx, join('src/tools', script), ...args], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, ...env },
  });
