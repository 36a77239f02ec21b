/** Options of the site. A build without one of them omits its code. */
import { motif } from '@portfolio/theme';

/** True if heads may show photographs. */
export const hasPhotos = import.meta.env.VITE_HAS_PHOTOS !== 'no';

/** True if drawings are straight lines instead of kolams. */
export const hasLines = import.meta.env.VITE_HAS_LINES !== 'no' && motif === 'lines';
