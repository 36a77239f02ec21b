import { z } from 'zod';
import { entity, oneOf, text, wholeNumber } from './common';

/** A span of time, and what it is unless the owner says otherwise. */
const milliseconds = (usual: number) =>
  wholeNumber('give a time in whole milliseconds, 0 or more').default(usual);

const entries = (usual: number) =>
  wholeNumber('give a number of entries, 1 or more', { min: 1 }).default(usual);

/** Where something is kept in the visitor's browser. */
const storageKey = (usual: string) => text('name the storage key').default(usual);

/** Settings that belong together; an owner writes those that are to differ. */
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  entity(shape).prefault({} as z.input<z.ZodObject<Shape, z.core.$strict>>);

/** Every delay, duration and limit with its default, in one place (docs/behaviour.md#timings-and-limits). */
export const settingsSchema = entity({
  /** The changing titles on the home page. */
  typing: group({
    characterMs: milliseconds(100),
    /** How long a complete title stands. */
    pauseMs: milliseconds(2000),
  }),
  /** The invitation to the survey, shown once per calendar day. */
  popup: group({
    /** Time from loading the page to the invitation. */
    delayMs: milliseconds(90_000),
    /** Where the day on which it was last shown is stored. */
    storageKey: storageKey('feedbackPopupDate'),
  }),
  cookies: group({
    /** Time from the choice until the banner is gone. */
    hideDelayMs: milliseconds(1000),
    /** Where the choice is stored, as `true` or `rejected`. */
    storageKey: storageKey('cookiesAccepted'),
  }),
  /** How long each list shows its loader. */
  loaders: group({
    projectsMs: milliseconds(1200),
    internshipsMs: milliseconds(1000),
    certificatesMs: milliseconds(1500),
  }),
  /** How long the project grid fades out before a new category is applied. */
  filters: group({ fadeMs: milliseconds(400) }),
  /** How long something takes to appear when it is scrolled into view. */
  scrollReveal: group({
    /** On Home, About and Projects. */
    earlierPagesMs: milliseconds(1200),
    /** On most other pages. */
    defaultMs: milliseconds(1000),
    /** On the survey. */
    feedbackMs: milliseconds(800),
  }),
  /** How long the achievements count. */
  counters: group({ durationMs: milliseconds(3000) }),
  /** Time from loading until the bars of the skills move. */
  skills: group({ animationDelayMs: milliseconds(300) }),
  blogs: group({
    /** How many are shown at first. */
    pageSize: entries(3),
    /** How many Load More adds. */
    increment: entries(3),
    /** From how many posts on the list can be narrowed to a year. */
    archiveFrom: entries(12),
  }),
  /** The entrance of project and blog pages: how long each part takes, and when it starts. */
  detail: group({
    durationMs: milliseconds(800),
    delaysMs: group({
      heading: milliseconds(200),
      dates: milliseconds(400),
      panel: milliseconds(600),
      prose: milliseconds(800),
    }),
  }),
  /** How long the script of a page may take to load before the error screen comes. */
  chunks: group({ timeoutMs: milliseconds(120_000) }),
  theme: group({
    /** The theme of a first visit; `system` follows the visitor's device. */
    initial: oneOf(['light', 'dark', 'system']).default('light'),
    /** Whether the visitor's choice is kept for the next visit. */
    remember: z
      .boolean({ error: 'say true to keep the choice, false to forget it' })
      .default(false),
  }),
  botCheck: group({
    /** Time from one look for the provider's script to the next. */
    pollMs: milliseconds(300),
    /** When the form may be sent without the check. */
    giveUpMs: milliseconds(10_000),
  }),
  /** When a form service that has not replied counts as silent: the message may have arrived. */
  forms: group({ replyTimeoutMs: milliseconds(20_000) }),
  /** When chatbot or translation counts as blocked, since its script has not started. */
  externalScripts: group({ giveUpMs: milliseconds(10_000) }),
  /** When the fallback takes the place of a picture that another server draws. */
  externalPictures: group({ giveUpMs: milliseconds(8000) }),
  /** How long an answer takes, as the FAQ states it. */
  faqResponse: text('give the response time as it is shown, like 24-48 hours').optional(),
});

export type Settings = z.infer<typeof settingsSchema>;
