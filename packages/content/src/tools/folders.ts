/** Where the content lies, whatever folder a script is started in. */
import { fileURLToPath } from 'node:url';

/** The folder with the files that the owner edits. */
export const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

/** The folder with the modules that the generator writes. */
export const generatedFolder = fileURLToPath(new URL('../generated', import.meta.url));
