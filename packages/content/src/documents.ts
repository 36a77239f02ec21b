/** The files that stand directly in the content folder, each with the schema of what it exports. */
import type { z } from 'zod';
import { aboutSchema } from './schemas/about';
import { activitySchema } from './schemas/activity';
import { contactFormSchema } from './schemas/contactForm';
import { faqSchema } from './schemas/faq';
import { feedbackFormSchema } from './schemas/feedbackForm';
import { footerSchema } from './schemas/footer';
import { homeSchema } from './schemas/home';
import { internshipsSchema } from './schemas/internship';
import { navigationSchema } from './schemas/navigation';
import { noticesSchema } from './schemas/notices';
import { ownerSchema } from './schemas/owner';
import { pagesSchema } from './schemas/page';
import { resumeSchema } from './schemas/resume';
import { servicesSchema } from './schemas/services';
import { settingsSchema } from './schemas/settings';
import { siteSchema } from './schemas/site';
import { skillsSchema } from './schemas/skill';
import { gitHubSnapshotSchema, leetCodeSnapshotSchema } from './schemas/snapshot';

/** File and schema of each document, by name. */
export const documents = {
  about: { file: 'about.ts', schema: aboutSchema },
  activity: { file: 'activity.ts', schema: activitySchema },
  contactForm: { file: 'contact-form.ts', schema: contactFormSchema },
  faq: { file: 'faq.ts', schema: faqSchema },
  feedbackForm: { file: 'feedback-form.ts', schema: feedbackFormSchema },
  footer: { file: 'footer.ts', schema: footerSchema },
  gitHubSnapshot: { file: 'snapshot-github.ts', schema: gitHubSnapshotSchema },
  home: { file: 'home.ts', schema: homeSchema },
  internships: { file: 'internships.ts', schema: internshipsSchema },
  leetCodeSnapshot: { file: 'snapshot-leetcode.ts', schema: leetCodeSnapshotSchema },
  navigation: { file: 'navigation.ts', schema: navigationSchema },
  notices: { file: 'notices.ts', schema: noticesSchema },
  owner: { file: 'owner.ts', schema: ownerSchema },
  pages: { file: 'pages.ts', schema: pagesSchema },
  resume: { file: 'resume.ts', schema: resumeSchema },
  services: { file: 'services.ts', schema: servicesSchema },
  settings: { file: 'settings.ts', schema: settingsSchema },
  site: { file: 'site.ts', schema: siteSchema },
  skills: { file: 'skills.ts', schema: skillsSchema },
} as const satisfies Record<string, { file: string; schema: z.ZodType }>;

/** The name of a document. */
export type DocumentName = keyof typeof documents;

/** What each document holds. */
export type Documents = { [Name in DocumentName]: z.infer<(typeof documents)[Name]['schema']> };
