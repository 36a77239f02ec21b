import { z } from 'zod';
import { entity, oneOf, text, wholeNumber } from './common';

/** A span of time in milliseconds. */
const milliseconds = wholeNumber('give a time in whole milliseconds, 0 or more');

/** A number of entries. */
const entries = wholeNumber('give a number of entries, 1 or more', { min: 1 });

/** Every delay, duration and limit, in one place (docs/behaviour.md#timings-and-limits). */
export const settingsSchema = entity({
  /** The changing titles on the home page. */
  typing: entity({
    /** Time from one character to the next. */
    characterMs: milliseconds,
    /** How long a complete title stands. */
    pauseMs: milliseconds,
  }),
  /** The invitation to the survey, shown once per calendar day. */
  popup: entity({
    /** Time from loading the page to the invitation. */
    delayMs: milliseconds,
    /** Where the day on which it was last shown is stored. */
    storageKey: text('name the storage key'),
  }),
  /** The cookie banner. */
  cookies: entity({
    /** Time from the choice until the banner is gone. */
    hideDelayMs: milliseconds,
    /** Where the choice is stored, as `true` or `rejected`. */
    storageKey: text('name the storage key'),
  }),
  /** How long each list shows its loader. */
  loaders: entity({
    projectsMs: milliseconds,
    internshipsMs: milliseconds,
    certificatesMs: milliseconds,
  }),
  /** The project filter. */
  filters: entity({
    /** How long the grid fades out before the new category is applied. */
    fadeMs: milliseconds,
  }),
  /** How long something takes to appear when it is scrolled into view. */
  scrollReveal: entity({
    /** On Home, About and Projects. */
    earlierPagesMs: milliseconds,
    /** On most other pages. */
    defaultMs: milliseconds,
    /** On the survey. */
    feedbackMs: milliseconds,
  }),
  /** The achievement counters. */
  counters: entity({
    /** How long they count. */
    durationMs: milliseconds,
  }),
  /** The skill bars. */
  skills: entity({
    /** Time from loading until the bars move. */
    animationDelayMs: milliseconds,
  }),
  /** The list of blogs. */
  blogs: entity({
    /** How many are shown at first. */
    pageSize: entries,
    /** How many Load More adds. */
    increment: entries,
  }),
  /** The entrance of project and blog pages. */
  detail: entity({
    /** How long each part takes. */
    durationMs: milliseconds,
    /** When each part starts. */
    delaysMs: entity({
      heading: milliseconds,
      dates: milliseconds,
      panel: milliseconds,
      prose: milliseconds,
    }),
  }),
  /** The scripts of pages that are loaded when they are needed. */
  chunks: entity({
    /** How long loading may take before the error screen comes. */
    timeoutMs: milliseconds,
  }),
  /** Light and dark. */
  theme: entity({
    /** The theme of a first visit; `system` follows the visitor's device. */
    initial: oneOf(['light', 'dark', 'system']),
    /** Whether the visitor's choice is kept for the next visit. */
    remember: z.boolean({ error: 'say true to keep the choice, false to forget it' }),
  }),
  /** The bot check. */
  botCheck: entity({
    /** Time from one look for the provider's script to the next. */
    pollMs: milliseconds,
    /** When the form may be sent without the check. */
    giveUpMs: milliseconds,
  }),
  /** Sending a form. */
  forms: entity({
    /** When a service that has not replied counts as silent: the message may have arrived. */
    replyTimeoutMs: milliseconds,
  }),
  /** Chatbot and translation. */
  externalScripts: entity({
    /** When a service whose script has not started counts as blocked. */
    giveUpMs: milliseconds,
  }),
  /** Pictures that other servers draw: QR code, LeetCode and GitHub cards. */
  externalPictures: entity({
    /** When the fallback takes the place of a picture that has not arrived. */
    giveUpMs: milliseconds,
  }),
  /** The read time of most pages, as it is shown. */
  readTime: text('give the read time as it is shown, like 3 Mins'),
  /** How long an answer takes, as the FAQ states it. */
  faqResponse: text('give the response time as it is shown, like 24-48 hours'),
});

/** Every timing, size and storage key of the site. */
export type Settings = z.infer<typeof settingsSchema>;
