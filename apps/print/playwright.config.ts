import { browserTests } from '@portfolio/tools/playwright';

/** Browser tests of the built app, opened from disk, and of its PDFs and Word documents. */
export default browserTests;
