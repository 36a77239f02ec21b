import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { generatedFolder } from './vite';

const hook = pathToFileURL(join(import.meta.dirname, 'generatedHook.mjs')).href;

/** Runs an app's script with the `#generated` modules of one language's folder, and prints its output. */
export async function runInLanguage(
  folder: string,
  script: string,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, '--import', hook, script],
    {
      maxBuffer: 64_000_000,
      env: { ...process.env, PORTFOLIO_GENERATED: join(generatedFolder, folder), ...env },
    },
  );
  process.stdout.write(stdout);
  process.stderr.write(stderr);
}
