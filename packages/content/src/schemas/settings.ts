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
  typing: group({
    characterMs: milliseconds(100),
    pauseMs: milliseconds(2000).describe('How long a complete title stands.'),
  }).describe('The changing titles on the home page.'),
  popup: group({
    delayMs: milliseconds(90_000).describe('Time from loading the page to the invitation.'),
    storageKey: storageKey('feedbackPopupDate').describe(
      'Where the day on which it was last shown is stored.',
    ),
  }).describe('The invitation to the survey, shown once per calendar day.'),
  cookies: group({
    hideDelayMs: milliseconds(1000).describe('Time from the choice until the banner is gone.'),
    storageKey: storageKey('cookiesAccepted').describe(
      'Where the choice is stored, as true or rejected.',
    ),
  }),
  loaders: group({
    projectsMs: milliseconds(1200),
    internshipsMs: milliseconds(1000),
    certificatesMs: milliseconds(1500),
  }).describe('How long each list shows its loader.'),
  filters: group({ fadeMs: milliseconds(400) }).describe(
    'How long the project grid fades out before a new category is applied.',
  ),
  scrollReveal: group({
    earlierPagesMs: milliseconds(1200).describe('On Home, About and Projects.'),
    defaultMs: milliseconds(1000).describe('On most other pages.'),
    feedbackMs: milliseconds(800).describe('On the survey.'),
  }).describe('How long something takes to appear when it is scrolled into view.'),
  counters: group({ durationMs: milliseconds(3000) }).describe('How long the achievements count.'),
  skills: group({ animationDelayMs: milliseconds(300) }).describe(
    'Time from loading until the bars of the skills move.',
  ),
  blogs: group({
    pageSize: entries(3).describe('How many are shown at first.'),
    increment: entries(3).describe('How many Load More adds.'),
    archiveFrom: entries(12).describe('From how many posts on the list can be narrowed to a year.'),
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
    'The entrance of project and blog pages: how long each part takes, and when it starts.',
  ),
  chunks: group({ timeoutMs: milliseconds(120_000) }).describe(
    'How long the script of a page may take to load before the error screen comes.',
  ),
  theme: group({
    initial: oneOf(['light', 'dark', 'system'])
      .default('light')
      .describe("The theme of a first visit; system follows the visitor's device."),
    remember: z
      .boolean({ error: 'say true to keep the choice, false to forget it' })
      .default(false)
      .describe("Whether the visitor's choice is kept for the next visit."),
  }),
  botCheck: group({
    pollMs: milliseconds(300).describe("Time from one look for the provider's script to the next."),
    giveUpMs: milliseconds(10_000).describe('When the form may be sent without the check.'),
  }),
  forms: group({ replyTimeoutMs: milliseconds(20_000) }).describe(
    'When a form service that has not replied counts as silent: the message may have arrived.',
  ),
  externalScripts: group({ giveUpMs: milliseconds(10_000) }).describe(
    'When chatbot or translation counts as blocked, since its script has not started.',
  ),
  externalPictures: group({ giveUpMs: milliseconds(8000) }).describe(
    'When the fallback takes the place of a picture that another server draws.',
  ),
  faqResponse: text('give the response time as it is shown, like 24-48 hours')
    .optional()
    .describe('How long an answer takes, as the FAQ states it.'),
});

export type Settings = z.infer<typeof settingsSchema>;
