import type { z } from 'zod';
import { booleanSchema, entity, oneOf, text, wholeNumber } from './common';

const milliseconds = (defaultValue: number) =>
  wholeNumber('give a time in whole milliseconds, 0 or more').default(defaultValue);

const entries = (defaultValue: number) =>
  wholeNumber('give a number of entries, 1 or more', { min: 1 }).default(defaultValue);

const storageKey = (defaultValue: string) => text('name the storage key').default(defaultValue);

/** Creates a schema for settings that all have defaults. */
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  entity(shape).prefault({} as z.input<z.ZodObject<Shape, z.core.$strict>>);

/** Every delay, duration and limit, with its default (docs/behaviour.md#timings-and-limits). */
export const settingsSchema = entity({
  typing: group({
    characterMs: milliseconds(100),
    pauseMs: milliseconds(2000).describe('Pause after a complete title.'),
  }).describe('The animated titles on the home page.'),
  popup: group({
    delayMs: milliseconds(90_000).describe('Delay after page load before the invitation appears.'),
    storageKey: storageKey('feedbackPopupDate').describe(
      'Storage key of the day on which the invitation was last shown.',
    ),
  }).describe('The invitation to the survey, shown once per calendar day.'),
  cookies: group({
    hideDelayMs: milliseconds(1000).describe('Delay before the banner hides after a choice.'),
    storageKey: storageKey('cookiesAccepted').describe(
      'Storage key of the choice, which is stored as true or rejected.',
    ),
  }),
  loaders: group({
    projectsMs: milliseconds(1200),
    internshipsMs: milliseconds(1000),
    certificatesMs: milliseconds(1500),
  }).describe('How long each list shows its loader.'),
  filters: group({ fadeMs: milliseconds(400) }).describe(
    'How long the project grid fades out before a new category applies.',
  ),
  scrollReveal: group({
    earlierPagesMs: milliseconds(1200).describe('Duration on Home, About and Projects.'),
    defaultMs: milliseconds(1000).describe('Duration on most other pages.'),
    feedbackMs: milliseconds(800).describe('Duration on the survey.'),
  }).describe('Duration of the animation for content that scrolls into view.'),
  counters: group({ durationMs: milliseconds(3000) }).describe(
    'How long the achievements take to count up.',
  ),
  skills: group({ animationDelayMs: milliseconds(300) }).describe(
    'Delay after page load before the skill bars fill.',
  ),
  blogs: group({
    pageSize: entries(3).describe('Number of posts shown initially.'),
    increment: entries(3).describe('Number of posts that Load More adds.'),
    archiveFrom: entries(12).describe('Minimum number of posts for the year filter to appear.'),
  }),
  detail: group({
    durationMs: milliseconds(800),
    delaysMs: group({
      heading: milliseconds(200),
      dates: milliseconds(400),
      panel: milliseconds(600),
      prose: milliseconds(800),
    }),
  }).describe(
    'The entrance animation of project and blog pages: its duration, and each part’s delay.',
  ),
  chunks: group({ timeoutMs: milliseconds(120_000) }).describe(
    'Timeout for a page’s script. The error screen then appears.',
  ),
  theme: group({
    initial: oneOf(['light', 'dark', 'system'])
      .default('light')
      .describe("The theme on a first visit. system follows the visitor's device."),
    remember: booleanSchema
      .default(false)
      .describe("True keeps the visitor's choice for the next visit."),
  }),
  botCheck: group({
    pollMs: milliseconds(300).describe("Interval between checks for the provider's script."),
    giveUpMs: milliseconds(10_000).describe(
      'Timeout for the check. The form can then be sent without it.',
    ),
  }),
  forms: group({ replyTimeoutMs: milliseconds(20_000) }).describe(
    'Timeout for the form service’s reply. The page then says that the message may have arrived.',
  ),
  externalScripts: group({ giveUpMs: milliseconds(10_000) }).describe(
    'Timeout for the chat or translation script, which then counts as blocked.',
  ),
  externalPictures: group({ giveUpMs: milliseconds(8000) }).describe(
    'Timeout for a picture from another site. A fallback then replaces it.',
  ),
  faqResponse: text('give the response time as displayed, like 24-48 hours')
    .optional()
    .describe('The response time, as stated in the FAQ.'),
});

export type Settings = z.infer<typeof settingsSchema>;
