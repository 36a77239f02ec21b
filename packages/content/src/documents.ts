/** Registry of the content folder: documents (single files) and collections (folders of entries). */
import type { z } from 'zod';
import { fieldName, type FieldPath, type Problem } from './explain';
import { hyphenated } from './format';
import type { EntryRouteId } from './routes';
import {
  aboutSchema,
  activitySchema,
  gitHubSnapshotSchema,
  leetCodeSnapshotSchema,
  footerSchema,
  navigationSchema,
  noticesSchema,
  homeSchema,
  skillsSchema,
} from './schemas/pageContent';
import { postSchema, projectSchema } from './schemas/article';
import { contactFormSchema, faqSchema, feedbackFormSchema } from './schemas/forms';
import { certificateGroupSchema } from './schemas/certificate';
import { customPageSchema, pagesSchema } from './schemas/page';
import { resumeSchema, internshipsSchema, jobsSchema } from './schemas/resume';
import { servicesSchema } from './schemas/services';
import { settingsSchema } from './schemas/settings';
import { categoriesSchema, ownerSchema, siteSchema } from './schemas/site';
import { themeSchema } from './schemas/theme';

/** With an empty survey, the site has no survey page. */
const emptySurvey: z.infer<typeof feedbackFormSchema> = {
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

/** Each document's file and schema, and the fallback for a missing optional file. */
export const documents = {
  about: { file: 'about.yaml', schema: aboutSchema },
  activity: {
    file: 'activity.yaml',
    schema: activitySchema,
    fallback: { cards: [], badgesHeading: '', badges: [] },
  },
  categories: { file: 'categories.yaml', schema: categoriesSchema },
  contactForm: { file: 'contact-form.yaml', schema: contactFormSchema },
  faq: { file: 'faq.yaml', schema: faqSchema, fallback: [] },
  feedbackForm: { file: 'feedback-form.yaml', schema: feedbackFormSchema, fallback: emptySurvey },
  footer: { file: 'footer.yaml', schema: footerSchema },
  gitHubSnapshot: { file: 'snapshot-github.yaml', schema: gitHubSnapshotSchema, fallback: null },
  home: { file: 'home.yaml', schema: homeSchema },
  internships: { file: 'internships.yaml', schema: internshipsSchema, fallback: [] },
  jobs: { file: 'jobs.yaml', schema: jobsSchema, fallback: { present: '', list: [] } },
  leetCodeSnapshot: {
    file: 'snapshot-leetcode.yaml',
    schema: leetCodeSnapshotSchema,
    fallback: null,
  },
  navigation: { file: 'navigation.yaml', schema: navigationSchema },
  notices: { file: 'notices.yaml', schema: noticesSchema, fallback: {} },
  owner: { file: 'owner.yaml', schema: ownerSchema },
  pages: { file: 'pages.yaml', schema: pagesSchema },
  resume: { file: 'resume.yaml', schema: resumeSchema },
  services: { file: 'services.yaml', schema: servicesSchema },
  settings: {
    file: 'settings.yaml',
    schema: settingsSchema,
    fallback: settingsSchema.parse({}),
  },
  site: { file: 'site.yaml', schema: siteSchema },
  skills: {
    file: 'skills.yaml',
    schema: skillsSchema,
    fallback: { list: [], paragraph: '', resumeLabel: '' },
  },
  theme: { file: 'theme.yaml', schema: themeSchema, fallback: {} },
} as const satisfies Record<string, { file: string; schema: z.ZodType; fallback?: unknown }>;

export type DocumentName = keyof typeof documents;

/** Each document's validated value. */
export type Documents = { [Name in DocumentName]: z.infer<(typeof documents)[Name]['schema']> };

/** Creates the problem to report for a field. The field's path starts with a document's name, or with a folder and a file. */
export function problemAt([name, ...path]: FieldPath, expectation: string): Problem {
  const document = documents[name as keyof Documents] as { file: string } | undefined;
  const file = document?.file ?? String(path.shift());
  return { file, field: fieldName(path), expectation };
}

/** Matches the parts of a file name, including a translation's language: `home.fi.yaml`, `posts/tide-clock.fi.md`. */
const pathPattern =
  /^(?:([a-z]+)\/)?(?!_index\.)([^/.]+)(?:\/index)?(?:\.([a-zA-Z][a-zA-Z\d-]+))?\.(md|yaml)$/;

/** Returns the slug for a file name, without accents, spaces and a leading date (Jekyll). Keeps non-Latin letters. */
export function slugFromName(name: string): string {
  const slug = name
    .replace(/^\d{4}-\d{2}-\d{2}[- ](?=.)/, '')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize();
  return (/[A-Z ]/.test(slug) && hyphenated(slug)) || slug;
}

/** Each collection's folder, file type and schema, and the routes of its entries. A second route is for upcoming entries. */
export const collections = {
  projects: { folder: 'projects', kind: 'md', schema: projectSchema, routes: ['project'] },
  posts: { folder: 'posts', kind: 'md', schema: postSchema, routes: ['post', 'comingSoon'] },
  certificates: {
    folder: 'certificates',
    kind: 'yaml',
    schema: certificateGroupSchema,
    routes: ['certificateGroup'],
  },
  customPages: { folder: 'pages', kind: 'md', schema: customPageSchema, routes: ['customPage'] },
} as const satisfies Record<
  string,
  {
    folder: string;
    kind: 'md' | 'yaml';
    schema: z.ZodType;
    routes: readonly [EntryRouteId, EntryRouteId?];
  }
>;

export type CollectionName = keyof typeof collections;

/** Location of a file in the content folder. */
interface FileLocation {
  /** Undefined for files directly in the content folder. */
  collection?: CollectionName | undefined;
  /** An entry's slug, or a document's name. */
  name: string;
  /** A translation's language; undefined for the default. */
  language?: string | undefined;
}

/** Returns the location of a file, such as `posts/tide-clock.md`; undefined for an unknown file. */
export function locationOf(file: string): FileLocation | undefined {
  const [, folder, name = '', language, kind] = pathPattern.exec(file) ?? [];
  if (name === '') return undefined;
  if (folder === undefined) return kind === 'yaml' ? { name, language } : undefined;
  const names = Object.keys(collections) as CollectionName[];
  const collection = names.find(
    (one) => collections[one].folder === folder && collections[one].kind === kind,
  );
  return collection && { collection, name: kind === 'md' ? slugFromName(name) : name, language };
}
