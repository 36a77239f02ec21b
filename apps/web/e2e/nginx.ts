import { close, listen } from '@portfolio/tools/ports';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { container } from '../deploy/nginx';

/** A port that nothing uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await close(server);
  return port;
}

/** How often, and how many times, a server that starts is asked whether it listens. */
const askEveryMs = 50;
const askTimes = 200;

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let asked = 0; asked < askTimes; asked += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended with code ${server.exitCode}`);
    try {
      await fetch(url);
      return;
    } catch {
      // Not listening yet.
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
  }
  throw new Error(`nginx does not answer at ${url}`);
}

/** A running nginx. */
export interface Nginx {
  /** Without a slash at its end. */
  url: string;
  /** Ends it, also when it has ended already. */
  stop(): Promise<void>;
}

/**
 * Starts an nginx with the configuration that a deployment gets, on a free port of this machine.
 *
 * @param program the nginx to start
 * @param config the text of `nginx.conf` as `pnpm deploy:files` writes it, for a container
 * @param root the folder that a container has at its own place
 */
export async function startNginx(program: string, config: string, root: string): Promise<Nginx> {
  const port = await freePort();
  const own = await mkdtemp(join(tmpdir(), 'nginx-'));
  const site = config
    .replace(`listen ${container.port};`, `listen 127.0.0.1:${port};`)
    .replace(`root ${container.root};`, `root ${root};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(join(own, 'site.conf'), site);
  await writeFile(
    join(own, 'nginx.conf'),
    [
      // Root's server would give its work to another account, which may not read the folder.
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
  const server = spawn(program, ['-p', own, '-c', join(own, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill();
    await ended;
    await rm(own, { recursive: true, force: true });
  };
  try {
    await answers(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
