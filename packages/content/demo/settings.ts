import { defineDocument } from '@portfolio/content/define';

export default defineDocument('settings', {
  typing: { characterMs: 100, pauseMs: 2000 },
  popup: { delayMs: 90_000, storageKey: 'feedbackPopupDate' },
  cookies: { hideDelayMs: 1000, storageKey: 'cookiesAccepted' },
  loaders: { projectsMs: 1200, internshipsMs: 1000, certificatesMs: 1500 },
  filters: { fadeMs: 400 },
  scrollReveal: { earlierPagesMs: 1200, defaultMs: 1000, feedbackMs: 800 },
  counters: { durationMs: 3000 },
  skills: { animationDelayMs: 300 },
  blogs: { pageSize: 3, increment: 3 },
  detail: {
    durationMs: 800,
    delaysMs: { heading: 200, dates: 400, panel: 600, prose: 800 },
  },
  chunks: { timeoutMs: 120_000 },
  theme: { initial: 'light', remember: false },
  botCheck: { pollMs: 300, giveUpMs: 10_000 },
  forms: { replyTimeoutMs: 20_000 },
  externalScripts: { giveUpMs: 10_000 },
  externalPictures: { giveUpMs: 8000 },
  readTime: '3 Mins',
  faqResponse: '24-48 hours',
});
