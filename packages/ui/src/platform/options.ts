import { motif } from '@portfolio/theme';

/** True if drawings are straight lines instead of kolams. The build drops the code for the other kind. */
export const hasLines = import.meta.env.VITE_HAS_LINES !== 'no' && motif === 'lines';
