import { describe, expect, it } from 'vitest';
import type { Machine } from './machine';
import { findNginx, nginxAdvice } from './nginx';

interface MachineSketch extends Partial<Machine> {
  /** What is there and, if it is a program, starts. */
  present?: string[];
  /** What `apt-get install` puts on the machine; by default it fails. */
  packaged?: string;
}

function sketch({ present = [], packaged, ...rest }: MachineSketch) {
  const there = new Set(present);
  const commands: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    home: '/home/ada',
    isRoot: false,
    exists: (path) => there.has(path),
    works: (path, versionFlag) => Promise.resolve(there.has(path) && versionFlag === '-v'),
    run: (command, args) => {
      commands.push([command, ...args].join(' '));
      if (args[0] === 'install' && packaged) there.add(packaged);
      return Promise.resolve(packaged ? 0 : 100);
    },
    say: (line) => said.push(line),
    ...rest,
  };
  return { machine, commands, said };
}

const container = { isRoot: true, present: ['/usr/bin/apt-get'] };

describe('findNginx', () => {
  it('takes the path in NGINX_PATH before all others, and says so when it leads nowhere', async () => {
    const present = ['/opt/nginx', '/usr/sbin/nginx'];
    const named = sketch({ env: { NGINX_PATH: '/opt/nginx' }, present });
    await expect(findNginx(named)).resolves.toBe('/opt/nginx');
    const gone = sketch({ env: { NGINX_PATH: '/opt/gone' }, present });
    await expect(findNginx(gone)).rejects.toThrow("NGINX_PATH is '/opt/gone'");
  });

  it('finds one in the PATH, and one where no PATH of an ordinary account leads', async () => {
    await expect(findNginx(sketch({ present: ['/usr/bin/nginx'] }))).resolves.toBe(
      '/usr/bin/nginx',
    );
    await expect(findNginx(sketch({ present: ['/usr/sbin/nginx'] }))).resolves.toBe(
      '/usr/sbin/nginx',
    );
  });

  it("installs Debian's package as root in a container", async () => {
    const { machine, commands, said } = sketch({ ...container, packaged: '/usr/sbin/nginx' });
    await expect(findNginx({ machine })).resolves.toBe('/usr/sbin/nginx');
    expect(commands).toEqual(['apt-get update', 'apt-get install -y nginx']);
    expect(said).not.toContain(nginxAdvice);
  });

  it('installs nothing when it is only to look, has no rights, or would start a server on port 80', async () => {
    const { machine, commands, said } = sketch(container);
    await expect(findNginx({ machine, install: false })).resolves.toBeUndefined();
    await expect(findNginx({ machine: { ...machine, isRoot: false } })).resolves.toBeUndefined();
    const exists = (path: string) => path === '/run/systemd/system' || machine.exists(path);
    await expect(findNginx({ machine: { ...machine, exists } })).resolves.toBeUndefined();
    expect(commands).toEqual([]);
    expect(said).toEqual([nginxAdvice, nginxAdvice, nginxAdvice]);
  });

  it('says what failed and how to get one when the package does not come', async () => {
    const { machine, said } = sketch(container);
    await expect(findNginx({ machine })).resolves.toBeUndefined();
    expect(said).toEqual([
      'Installing the nginx of this system with apt-get.',
      "'apt-get update' ended with code 100.",
      "'apt-get install -y nginx' ended with code 100.",
      nginxAdvice,
    ]);
  });
});
