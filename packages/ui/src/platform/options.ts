/** Feature flags. The build drops the code of unused features. */
import { motif } from '@portfolio/theme';

/** True if the hero or a page head may show a photograph. */
export const hasPhotos = import.meta.env.VITE_HAS_PHOTOS !== 'no';

/** True if drawings are straight lines instead of kolams. */
export const hasLines = import.meta.env.VITE_HAS_LINES !== 'no' && motif === 'lines';
