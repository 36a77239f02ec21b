import { fileURLToPath } from 'node:url';

/** The folder with the files of the owner's typefaces, which `pnpm generate` makes. */
export const ownFontsFolder = fileURLToPath(new URL('../../generated/fonts/', import.meta.url));
