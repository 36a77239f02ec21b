/** Features of the site. The build drops the code of those that are not used. */
import { motif } from '@portfolio/theme';

/** True if heads may show photographs. */
export const hasPhotos = import.meta.env.VITE_HAS_PHOTOS !== 'no';

/** True if drawings are straight lines instead of kolams. */
export const hasLines = import.meta.env.VITE_HAS_LINES !== 'no' && motif === 'lines';
