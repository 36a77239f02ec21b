import { z } from 'zod';
import { entity, oneOf, text, wholeNumber } from './common';

/** A duration in ms, with its default. */
const milliseconds = (defaultValue: number) =>
  wholeNumber('give a time in whole milliseconds, 0 or more').default(defaultValue);

const entries = (defaultValue: number) =>
  wholeNumber('give a number of entries, 1 or more', { min: 1 }).default(defaultValue);

/** A key in the browser's storage. */
const storageKey = (defaultValue: string) => text('name the storage key').default(defaultValue);

/** A group of settings; owners only write those that differ from the defaults. */
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  entity(shape).prefault({} as z.input<z.ZodObject<Shape, z.core.$strict>>);

/** Every delay, duration and limit with its default, in one place (docs/behaviour.md#timings-and-limits). */
export const settingsSchema = entity({
  typing: group({
    characterMs: milliseconds(100),
    pauseMs: milliseconds(2000).describe('Pause after a complete title.'),
  }).describe('The animated titles on the home page.'),
  popup: group({
    delayMs: milliseconds(90_000).describe('Time from page load to the invitation.'),
    storageKey: storageKey('feedbackPopupDate').describe(
      'Storage key for the day of the last invitation.',
    ),
  }).describe('The invitation to the survey, shown once per calendar day.'),
  cookies: group({
    hideDelayMs: milliseconds(1000).describe('Time from the choice until the banner disappears.'),
    storageKey: storageKey('cookiesAccepted').describe(
      'Storage key for the choice: true or rejected.',
    ),
  }),
  loaders: group({
    projectsMs: milliseconds(1200),
    internshipsMs: milliseconds(1000),
    certificatesMs: milliseconds(1500),
  }).describe('Time that each list shows its loader.'),
  filters: group({ fadeMs: milliseconds(400) }).describe(
    'Time that the project grid fades out before a new category applies.',
  ),
  scrollReveal: group({
    earlierPagesMs: milliseconds(1200).describe('On Home, About and Projects.'),
    defaultMs: milliseconds(1000).describe('On most other pages.'),
    feedbackMs: milliseconds(800).describe('On the survey.'),
  }).describe('Duration of the animation when content scrolls into view.'),
  counters: group({ durationMs: milliseconds(3000) }).describe(
    'Time in which the achievements count up.',
  ),
  skills: group({ animationDelayMs: milliseconds(300) }).describe(
    'Time from page load until the skill bars move.',
  ),
  blogs: group({
    pageSize: entries(3).describe('Number of posts shown at first.'),
    increment: entries(3).describe('Number of posts that Load More adds.'),
    archiveFrom: entries(12).describe('Minimum number of posts for the year filter.'),
  }),
  detail: group({
    durationMs: milliseconds(800),
    delaysMs: group({
      heading: milliseconds(200),
      dates: milliseconds(400),
      panel: milliseconds(600),
      prose: milliseconds(800),
    }),
  }).describe('The animation of project and blog pages: the duration and the delay of each part.'),
  chunks: group({ timeoutMs: milliseconds(120_000) }).describe(
    'Time to wait for the script of a page before the error screen appears.',
  ),
  theme: group({
    initial: oneOf(['light', 'dark', 'system'])
      .default('light')
      .describe("The theme of a first visit. system follows the visitor's device."),
    remember: z
      .boolean({ error: 'write true to keep the choice, or false to forget it' })
      .default(false)
      .describe("True to keep the visitor's choice for the next visit."),
  }),
  botCheck: group({
    pollMs: milliseconds(300).describe("Interval between checks for the provider's script."),
    giveUpMs: milliseconds(10_000).describe(
      'Time to wait for the check. The form can then be sent without it.',
    ),
  }),
  forms: group({ replyTimeoutMs: milliseconds(20_000) }).describe(
    'Time to wait for the reply of a form service. The page then says that the message may have arrived.',
  ),
  externalScripts: group({ giveUpMs: milliseconds(10_000) }).describe(
    'Time to wait for the script of chat or translation, which then counts as blocked.',
  ),
  externalPictures: group({ giveUpMs: milliseconds(8000) }).describe(
    'Time to wait for a picture from another site before a fallback replaces it.',
  ),
  faqResponse: text('give the response time as it is shown, like 24-48 hours')
    .optional()
    .describe('The response time as stated in the FAQ.'),
});

export type Settings = z.infer<typeof settingsSchema>;
