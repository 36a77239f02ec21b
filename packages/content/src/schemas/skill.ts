import type { z } from 'zod';
import { entity, list, pictureSchema, text, wholeNumber, type Link } from './common';

const skillSchema = entity({
  name: text('name the skill'),
  image: pictureSchema,
  percent: wholeNumber('give a whole number from 0 to 100', { max: 100 })
    .optional()
    .describe('How well you know it, shown as a number and a bar. Leave it out for no bar.'),
  level: text('name the level in your own words')
    .optional()
    .describe('How well you know it in your own words, e.g. Daily work. Shown without a bar.'),
  years: wholeNumber('give the years as a whole number', { min: 1, max: 80 })
    .optional()
    .describe('Years of experience, shown after the category.'),
  category: text('name the category').describe('The category that the filter knows.'),
});

/** The skills page. */
export const skillsSchema = entity({
  list: list(skillSchema, 'give the skills').describe(
    'The skills in the order in which they are shown.',
  ),
  paragraph: text('write the paragraph under the skills'),
  resumeLabel: text('write the words of the resume link').describe(
    "The words of the link to the shared resume; its address is the owner's resumeUrl.",
  ),
});

/** A skill as its author writes it. */
export type SkillSource = z.infer<typeof skillSchema>;
/** An entry that shows a skill. */
export interface SkillReceipt {
  kind: 'project' | 'post' | 'job' | 'internship' | 'certificate';
  label: string;
  /** The page to see it on, from the root of the site. */
  href: string;
}
/** A skill with the entries that show it; no `receipts` where no entry of the site names any skill. */
export type Skill = SkillSource & { receipts?: SkillReceipt[] };
/** What stands under the skills. */
export interface SkillsNote {
  paragraph: string;
  resume: Link;
}
