import { artVersion } from '@portfolio/ui';

/** Address of the folder with the drawings. A build that adds drawings says how it is called; otherwise it is that of the parts. */
export const artBase = `${import.meta.env.BASE_URL}${import.meta.env.VITE_ART_FOLDER ?? `art-${artVersion}`}/`;
