/** The files that stand directly in the content folder, each with the schema of what it exports. */
import type { z } from 'zod';
import { aboutSchema } from './schemas/about';
import { activitySchema, gitHubSnapshotSchema, leetCodeSnapshotSchema } from './schemas/activity';
import { contactFormSchema, faqSchema, feedbackFormSchema } from './schemas/forms';
import { footerSchema, navigationSchema, noticesSchema } from './schemas/frame';
import { homeSchema } from './schemas/home';
import { pagesSchema } from './schemas/page';
import { resumeSchema } from './schemas/resume';
import { servicesSchema } from './schemas/services';
import { settingsSchema } from './schemas/settings';
import { categoriesSchema, ownerSchema, siteSchema } from './schemas/site';
import { skillsSchema } from './schemas/skill';
import { internshipsSchema, jobsSchema } from './schemas/work';

/** A survey that nobody is asked: its page is off. */
const noSurvey: z.infer<typeof feedbackFormSchema> = {
  introduction: '',
  note: '',
  identityHeading: '',
  identity: [],
  parts: [],
  hidden: [],
  queriesHeading: '',
  submitLabel: '',
  queries: {
    name: 'queries',
    label: '',
    control: 'textarea',
    required: true,
    autocomplete: 'off',
  },
};

/** File and schema of each document, by name, and what stands for a file that an owner may leave out. */
export const documents = {
  about: { file: 'about.ts', schema: aboutSchema },
  activity: {
    file: 'activity.ts',
    schema: activitySchema,
    whenMissing: { cards: [], badgesHeading: '', badges: [] },
  },
  categories: { file: 'categories.ts', schema: categoriesSchema },
  contactForm: { file: 'contact-form.ts', schema: contactFormSchema },
  faq: { file: 'faq.ts', schema: faqSchema, whenMissing: [] },
  feedbackForm: { file: 'feedback-form.ts', schema: feedbackFormSchema, whenMissing: noSurvey },
  footer: { file: 'footer.ts', schema: footerSchema },
  gitHubSnapshot: { file: 'snapshot-github.ts', schema: gitHubSnapshotSchema, whenMissing: null },
  home: { file: 'home.ts', schema: homeSchema },
  internships: { file: 'internships.ts', schema: internshipsSchema, whenMissing: [] },
  jobs: { file: 'jobs.ts', schema: jobsSchema, whenMissing: { present: '', list: [] } },
  leetCodeSnapshot: {
    file: 'snapshot-leetcode.ts',
    schema: leetCodeSnapshotSchema,
    whenMissing: null,
  },
  navigation: { file: 'navigation.ts', schema: navigationSchema },
  notices: { file: 'notices.ts', schema: noticesSchema, whenMissing: {} },
  owner: { file: 'owner.ts', schema: ownerSchema },
  pages: { file: 'pages.ts', schema: pagesSchema },
  resume: { file: 'resume.ts', schema: resumeSchema },
  services: { file: 'services.ts', schema: servicesSchema },
  settings: {
    file: 'settings.ts',
    schema: settingsSchema,
    whenMissing: settingsSchema.parse({}),
  },
  site: { file: 'site.ts', schema: siteSchema },
  skills: {
    file: 'skills.ts',
    schema: skillsSchema,
    whenMissing: { list: [], paragraph: '', resumeLabel: '' },
  },
} as const satisfies Record<string, { file: string; schema: z.ZodType; whenMissing?: unknown }>;

export type DocumentName = keyof typeof documents;

/** What each document holds. */
export type Documents = { [Name in DocumentName]: z.infer<(typeof documents)[Name]['schema']> };

/** What an owner writes of it: without what has a default. */
export type DocumentSources = {
  [Name in DocumentName]: z.input<(typeof documents)[Name]['schema']>;
};
