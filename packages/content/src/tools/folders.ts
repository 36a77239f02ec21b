/** Where the content lies, whatever folder a script is started in. */
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const repository = fileURLToPath(new URL('../../../..', import.meta.url));
/** The demo's folder; the tests of the content build on it, whatever content the owner has. */
export const demoFolder = fileURLToPath(new URL('../../demo', import.meta.url));

function findContentFolder(): string {
  const named = process.env['PORTFOLIO_CONTENT'];
  const folder = resolve(repository, named || 'content');
  if (existsSync(folder)) return folder;
  if (named) throw new Error(`PORTFOLIO_CONTENT: there is no folder ${folder}`);
  return demoFolder;
}

/**
 * The folder with all that the owner edits: the one that `PORTFOLIO_CONTENT` names, relative to the repository; else `content` at the
 * repository's root, which a fork adds without touching anything else; else the demo.
 */
export const contentFolder = findContentFolder();

/** A folder as it is told to the owner: from the repository's root on, or where it lies outside of it. */
export function folderName(folder: string): string {
  const name = relative(repository, folder).replaceAll('\\', '/');
  return name.startsWith('../') ? folder : name;
}

/** The folder with the files that the owner edits, as it is told to the owner. */
export const contentFolderName = folderName(contentFolder);

/** The folder with the interface's texts in the site's language, which the generator writes. */
export const generatedMessagesFolder = fileURLToPath(
  new URL('../../../messages/generated', import.meta.url),
);
/** The folder with the owner's changes of the design tokens, which the generator writes. */
export const generatedThemeFolder = fileURLToPath(
  new URL('../../../theme/generated', import.meta.url),
);
/** The folder with the modules of the content, which the generator writes. */
export const generatedFolder = fileURLToPath(new URL('../../generated', import.meta.url));
