import { artVersion } from '@portfolio/ui';

/** URL of the folder with the drawings. Builds that add drawings use another folder. */
export const artBase = `${import.meta.env.BASE_URL}${import.meta.env.VITE_ART_FOLDER ?? `art-${artVersion}`}/`;
