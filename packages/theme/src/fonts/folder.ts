import { fileURLToPath } from 'node:url';

/** The folder of the owner's typefaces, written by `pnpm generate`. */
export const ownFontsFolder = fileURLToPath(new URL('../../generated/fonts/', import.meta.url));
