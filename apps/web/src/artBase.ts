import { artVersion } from '@portfolio/ui';

/** Base URL of the drawings. The folder's name differs in builds that add drawings. */
export const artBase = `${import.meta.env.BASE_URL}${import.meta.env.VITE_ART_FOLDER ?? `art-${artVersion}`}/`;
