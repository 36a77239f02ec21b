import { installPackage, isContainer, candidatePaths, versionOf } from './programs';

/**
 * Finds an nginx to test its configuration with: the path in `NGINX_PATH`, or an installed one. As root in a container it installs nginx.
 *
 * @returns the path of the program; undefined if there is none
 */
export function findNginx(): string | undefined {
  const named = process.env['NGINX_PATH'];
  const paths = candidatePaths('nginx', ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']);
  const find = () => (named ? [named] : paths).find((path) => versionOf(path, '-v'));
  const present = find();
  if (present || named || !isContainer()) return present;
  installPackage('nginx');
  return find();
}
