import { findProgram, installPackage, thisMachine, type Machine } from './machine';
import { ToolError } from './workspace';

/** What to tell someone whose machine has no nginx. */
export const nginxAdvice = [
  'No nginx here, so its configuration goes untested. Install it in the usual way',
  '(Debian and Ubuntu: sudo apt-get install nginx; macOS: brew install nginx) or set NGINX_PATH to the program.',
].join('\n  ');

/** Where installers put it, and no PATH of an ordinary account leads. */
const moreFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * Finds an nginx that starts, for the test of its configuration: the path in `NGINX_PATH`, else one in the folders in `PATH` and
 * those of the usual installers.
 *
 * @throws ToolError when `NGINX_PATH` names something else.
 */
export async function findNginx(machine: Machine = thisMachine()): Promise<string | undefined> {
  const named = machine.env['NGINX_PATH'];
  if (!named) return findProgram(machine, 'nginx', '-v', moreFolders);
  if (await machine.version(named, '-v')) return named;
  throw new ToolError(
    `NGINX_PATH is '${named}', which is not an nginx that starts. Point it at one, or unset it to have one found.`,
  );
}

/**
 * Finds an nginx, and installs Debian's where that leaves nothing running: as root in a container. A system that starts services
 * would start a web server on port 80 with the package.
 *
 * @returns The path of the program; undefined when there is none, after {@link nginxAdvice} was said.
 */
export async function findOrInstallNginx(
  machine: Machine = thisMachine(),
): Promise<string | undefined> {
  const present = await findNginx(machine);
  if (present) return present;
  if (machine.isRoot && !machine.startsServices) {
    for (const fault of await installPackage(machine, 'nginx')) machine.say(fault);
    const installed = await findNginx(machine);
    if (installed) return installed;
  }
  machine.say(nginxAdvice);
  return undefined;
}
