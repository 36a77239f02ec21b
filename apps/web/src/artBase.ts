import { artVersion } from '@portfolio/ui';

/** Base URL of the drawings. Builds that add drawings use a folder with a different name. */
export const artBase = `${import.meta.env.BASE_URL}${import.meta.env.VITE_ART_FOLDER ?? `art-${artVersion}`}/`;
