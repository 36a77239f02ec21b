import { installPackage, canInstallPackages, candidatePaths, versionOf } from './programs';

/**
 * Finds nginx: the program in `NGINX_PATH`, or an installed one. As root in a container, installs nginx if there is none.
 *
 * @returns the program's path; undefined if there is none
 */
export function findNginx(): string | undefined {
  const configuredPath = process.env['NGINX_PATH'];
  const paths = candidatePaths('nginx', ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']);
  const find = () =>
    (configuredPath ? [configuredPath] : paths).find((path) => versionOf(path, '-v'));
  const found = find();
  if (found || configuredPath || !canInstallPackages()) return found;
  installPackage('nginx');
  return find();
}
