import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nginxConfig } from '../deploy/nginx';
import type { Manifest } from '../deploy/manifest';

const run = promisify(execFile);

/** Where a downloaded nginx stays. */
const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/nginx', import.meta.url));

const advice = [
  'The tests of the nginx configuration need an nginx, and there is none.',
  'On Debian or Ubuntu: sudo apt-get install nginx-light; on macOS: brew install nginx.',
].join('\n  ');

const programIn = (folders: readonly string[]) =>
  folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));

/**
 * Downloads the system's own nginx package and unpacks it beside the tests. It is not installed: that would start it on port 80.
 *
 * @throws Error when the system has no such packages
 */
async function downloadNginx(): Promise<string | undefined> {
  await mkdir(cacheFolder, { recursive: true });
  const get = (name: string) => run('apt-get', ['download', name], { cwd: cacheFolder });
  // In some releases the program is in the one package, in some in the other.
  for (const name of ['nginx', 'nginx-light']) {
    try {
      await get(name);
    } catch {
      // The lists of packages are missing or out of date. Only root may bring them up to date.
      await run('apt-get', ['update']);
      await get(name);
    }
  }
  for (const file of await readdir(cacheFolder)) {
    if (file.endsWith('.deb')) await run('dpkg', ['-x', file, '.'], { cwd: cacheFolder });
  }
  return programIn([join(cacheFolder, 'usr/sbin')]);
}

/** Finds an nginx: installed, downloaded before, or to be downloaded. @throws Error that says what to do */
async function findNginx(): Promise<string> {
  const installed = programIn([
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    join(cacheFolder, 'usr/sbin'),
  ]);
  if (installed) return installed;
  try {
    const downloaded = await downloadNginx();
    if (downloaded) return downloaded;
  } catch (error) {
    throw new Error(`${advice}\n  Downloading it failed: ${String(error)}`, { cause: error });
  }
  throw new Error(advice);
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });

/** A running nginx. */
export interface Nginx {
  /** Without a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended with code ${server.exitCode}`);
    try {
      await fetch(url);
      return;
    } catch {
      // Not listening yet.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nginx does not answer at ${url}`);
}

/**
 * Starts an nginx with the configuration that a deployment gets, on a free port.
 *
 * @param folder the made folder, with the site in `site/`; the server's own files go there too
 */
export async function startNginx(manifest: Manifest, folder: string): Promise<Nginx> {
  const program = await findNginx();
  const port = await freePort();
  const own = join(folder, 'nginx');
  await mkdir(own, { recursive: true });
  const config = nginxConfig(manifest, { root: join(folder, 'site'), port });
  await writeFile(join(own, 'site.conf'), config.replace('listen ', 'listen 127.0.0.1:'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(own, 'nginx.conf'),
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${join(own, 'nginx.pid')};`,
      'error_log stderr warn;',
      'events { worker_connections 256; }',
      'http {',
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${join(own, name)};`),
      `include ${join(own, 'site.conf')};`,
      '}',
    ].join('\n'),
  );
  const server = spawn(program, ['-p', own, '-c', join(own, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, server);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}
