/**
 * What the content folder holds: documents, which stand directly in it, and collections, which are folders of entries. Adding one is one
 * entry here.
 */
import type { z } from 'zod';
import { aboutSchema } from './schemas/about';
import { activitySchema, gitHubSnapshotSchema, leetCodeSnapshotSchema } from './schemas/activity';
import { contactFormSchema, faqSchema, feedbackFormSchema } from './schemas/forms';
import { footerSchema, navigationSchema, noticesSchema } from './schemas/frame';
import { certificateGroupSchema } from './schemas/certificate';
import { customPageSchema } from './schemas/customPage';
import { homeSchema } from './schemas/home';
import { pagesSchema } from './schemas/page';
import { postSchema } from './schemas/post';
import { projectSchema } from './schemas/project';
import { resumeSchema } from './schemas/resume';
import { servicesSchema } from './schemas/services';
import { settingsSchema } from './schemas/settings';
import { categoriesSchema, ownerSchema, siteSchema } from './schemas/site';
import { skillsSchema } from './schemas/skill';
import { themeSchema } from './schemas/theme';
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
  about: { file: 'about.yaml', schema: aboutSchema },
  activity: {
    file: 'activity.yaml',
    schema: activitySchema,
    whenMissing: { cards: [], badgesHeading: '', badges: [] },
  },
  categories: { file: 'categories.yaml', schema: categoriesSchema },
  contactForm: { file: 'contact-form.yaml', schema: contactFormSchema },
  faq: { file: 'faq.yaml', schema: faqSchema, whenMissing: [] },
  feedbackForm: { file: 'feedback-form.yaml', schema: feedbackFormSchema, whenMissing: noSurvey },
  footer: { file: 'footer.yaml', schema: footerSchema },
  gitHubSnapshot: { file: 'snapshot-github.yaml', schema: gitHubSnapshotSchema, whenMissing: null },
  home: { file: 'home.yaml', schema: homeSchema },
  internships: { file: 'internships.yaml', schema: internshipsSchema, whenMissing: [] },
  jobs: { file: 'jobs.yaml', schema: jobsSchema, whenMissing: { present: '', list: [] } },
  leetCodeSnapshot: {
    file: 'snapshot-leetcode.yaml',
    schema: leetCodeSnapshotSchema,
    whenMissing: null,
  },
  navigation: { file: 'navigation.yaml', schema: navigationSchema },
  notices: { file: 'notices.yaml', schema: noticesSchema, whenMissing: {} },
  owner: { file: 'owner.yaml', schema: ownerSchema },
  pages: { file: 'pages.yaml', schema: pagesSchema },
  resume: { file: 'resume.yaml', schema: resumeSchema },
  services: { file: 'services.yaml', schema: servicesSchema },
  settings: {
    file: 'settings.yaml',
    schema: settingsSchema,
    whenMissing: settingsSchema.parse({}),
  },
  site: { file: 'site.yaml', schema: siteSchema },
  skills: {
    file: 'skills.yaml',
    schema: skillsSchema,
    whenMissing: { list: [], paragraph: '', resumeLabel: '' },
  },
  theme: { file: 'theme.yaml', schema: themeSchema, whenMissing: {} },
} as const satisfies Record<string, { file: string; schema: z.ZodType; whenMissing?: unknown }>;

export type DocumentName = keyof typeof documents;

/** What each document holds. */
export type Documents = { [Name in DocumentName]: z.infer<(typeof documents)[Name]['schema']> };

/** The language of a translation, as its file's name says it: `home.fi.yaml`, `posts/tide-clock.fi.md`. */
const fileName = /^(?:([a-z]+)\/)?([^/.]+)(?:\/index)?(?:\.([a-zA-Z][a-zA-Z\d-]+))?\.(md|yaml)$/;

/**
 * The slug of an entry, from the name of its file: without the day that Jekyll puts first, and of a name in words, as Obsidian has
 * them, its letters and digits. Names in other scripts stay as they are.
 */
export function slugFromName(name: string): string {
  const slug = name.replace(/^\d{4}-\d{2}-\d{2}[- ](?=.)/, '');
  if (!/[A-Z ]/.test(slug)) return slug;
  return (
    slug
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? slug
  );
}

/** The collections of entries: their folder, the kind of their files, and the schema of what stands in them. */
export const collections = {
  projects: { folder: 'projects', kind: 'md', schema: projectSchema },
  posts: { folder: 'posts', kind: 'md', schema: postSchema },
  certificates: { folder: 'certificates', kind: 'yaml', schema: certificateGroupSchema },
  customPages: { folder: 'pages', kind: 'md', schema: customPageSchema },
} as const satisfies Record<string, { folder: string; kind: 'md' | 'yaml'; schema: z.ZodType }>;

export type CollectionName = keyof typeof collections;

/** Where a file belongs. */
export interface Place {
  /** Undefined for what stands directly in the content folder. */
  collection?: CollectionName | undefined;
  /** The slug of an entry, or the name of a document. */
  name: string;
  /** The language of a translation; undefined for the site's own. */
  language?: string | undefined;
}

/**
 * Tells where a file belongs.
 *
 * @param file its name below the content folder, like `posts/tide-clock.md`
 * @returns undefined for a file that belongs nowhere
 */
export function placeOf(file: string): Place | undefined {
  const [, folder, name = '', language, kind] = fileName.exec(file) ?? [];
  if (name === '') return undefined;
  if (folder === undefined) return kind === 'yaml' ? { name, language } : undefined;
  const names = Object.keys(collections) as CollectionName[];
  const collection = names.find(
    (one) => collections[one].folder === folder && collections[one].kind === kind,
  );
  return collection && { collection, name: kind === 'md' ? slugFromName(name) : name, language };
}
