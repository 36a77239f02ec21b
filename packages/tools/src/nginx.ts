import { delimiter, join } from 'node:path';
import { canInstall, installPackage, thisMachine, type Machine } from './machine';
import { ToolError } from './workspace';

/** What to tell someone whose machine has no nginx. */
export const nginxAdvice = [
  'No nginx here, so its configuration goes untested. Install it in the usual way',
  '(Debian and Ubuntu: sudo apt-get install nginx; macOS: brew install nginx) or set NGINX_PATH to the program.',
].join('\n  ');

/** `nginx -v` says the version and ends. */
const versionFlag = '-v';

/** A system that starts services would start a web server on port 80 with the package. */
const startsServices = ({ exists }: Machine) => exists('/run/systemd/system');

/**
 * Finds an nginx that starts, for the test of its configuration, and installs one where that is possible and leaves nothing running. In
 * this order: the path in `NGINX_PATH`; the folders in `PATH` and those of the usual installers; Debian's package, when this is root in
 * a container.
 *
 * @param options.install False to only look.
 * @returns The path of the program; undefined when there is none, after `nginxAdvice` was said.
 * @throws ToolError when `NGINX_PATH` names something else.
 */
export async function findNginx(
  options: { install?: boolean; machine?: Machine } = {},
): Promise<string | undefined> {
  const { install = true, machine = thisMachine() } = options;
  const { NGINX_PATH: named, PATH = '' } = machine.env;
  if (named) {
    if (machine.exists(named) && (await machine.works(named, versionFlag))) return named;
    throw new ToolError(
      `NGINX_PATH is '${named}', which is not an nginx that starts. Point it at one, or unset it to have one found.`,
    );
  }

  const folders = [...PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  const firstThatWorks = async () => {
    for (const path of folders.map((folder) => join(folder, 'nginx'))) {
      if (machine.exists(path) && (await machine.works(path, versionFlag))) return path;
    }
    return undefined;
  };

  const present = await firstThatWorks();
  if (present) return present;
  if (install && canInstall(machine) && !startsServices(machine)) {
    machine.say('Installing the nginx of this system with apt-get.');
    const faults = await installPackage(machine, 'nginx');
    const installed = await firstThatWorks();
    if (installed) return installed;
    for (const fault of faults) machine.say(fault);
  }
  machine.say(nginxAdvice);
  return undefined;
}
