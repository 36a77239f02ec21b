/** Folders of content and generated files, independent of the working directory. */
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { exitWithError } from './command';

export const repository = resolve(import.meta.dirname, '../../../..');
/** The demo's folder, which tests use even if the owner has their own content. */
export const demoFolder = join(repository, 'packages/content/demo');

function findContentFolder(): string {
  const configured = process.env['PORTFOLIO_CONTENT'];
  const folder = resolve(repository, configured || 'content');
  if (existsSync(folder)) return folder;
  if (configured) exitWithError(`PORTFOLIO_CONTENT: the folder ${folder} does not exist`);
  return demoFolder;
}

/** The owner's content folder: `PORTFOLIO_CONTENT`, relative to the repository; otherwise `content`; otherwise the demo. */
export const contentFolder = findContentFolder();

/** Formats a folder for messages: relative to the repository, or absolute if it is outside. */
export function displayPath(folder: string): string {
  const name = relative(repository, folder).replaceAll('\\', '/');
  return name.startsWith('../') ? folder : name;
}

/**
 * Returns why builds cannot use a content folder, or undefined if they can. Turborepo reruns the task `generate` only after changes in
 * certain folders, so changes in other folders would leave stale output.
 */
export const misplacedFolder = (folder: string): string | undefined =>
  folder === demoFolder || /^content[^/]*$/.test(displayPath(folder))
    ? undefined
    : `The content folder is ${displayPath(folder)}: put it at the root of the repository, under a name that begins with "content".`;

/** Exits if a folder in the repository is misplaced. Folders elsewhere are used only without Turborepo, as in tests. */
export function exitIfMisplaced(folder: string): void {
  const reason = misplacedFolder(folder);
  if (reason && !isAbsolute(displayPath(folder))) exitWithError(reason);
}

export const contentDisplayPath = displayPath(contentFolder);

export const generatedMessagesFolder = join(repository, 'packages/messages/generated');
export const generatedThemeFolder = join(repository, 'packages/theme/generated');
export const generatedFolder = join(repository, 'packages/content/generated');
