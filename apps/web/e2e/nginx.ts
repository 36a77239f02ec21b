import { expect } from '@playwright/test';
import { freePort } from '@portfolio/tools/ports';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { container } from '../deploy/nginx';

/**
 * Starts an nginx with the configuration that a deployment gets, on a free port of this machine.
 *
 * @param program the nginx to start
 * @param config the text of `nginx.conf` as `pnpm deploy:files` writes it, for a container
 * @param root the folder that a container has at its own place
 * @returns its address, without a slash at its end, and what ends it, also when it has ended already
 */
export async function startNginx(program: string, config: string, root: string) {
  const port = await freePort();
  const own = await mkdtemp(join(tmpdir(), 'nginx-'));
  const site = config
    .replace(`listen ${container.port};`, `listen 127.0.0.1:${port};`)
    .replace(`root ${container.root};`, `root ${root};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(join(own, 'site.conf'), site);
  await writeFile(
    join(own, 'nginx.conf'),
    `# Root's server would give its work to another account, which may not read the folder.
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${own}/nginx.pid;
    error_log stderr warn;
    events { worker_connections 256; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
      include ${own}/site.conf;
    }`,
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
    await expect(() => fetch(url)).toPass();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** A running nginx. */
export type Nginx = Awaited<ReturnType<typeof startNginx>>;
