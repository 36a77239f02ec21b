import { defineDocument } from '@portfolio/content/define';

/** All else is as it is by default: packages/content/src/schemas/settings.ts. */
export default defineDocument('settings', {
  faqResponse: '24-48 hours',
});
