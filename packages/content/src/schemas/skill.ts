import type { z } from 'zod';
import { entity, list, pictureSchema, text, wholeNumber, type Link } from './common';

const skillSchema = entity({
  name: text('name the skill'),
  image: pictureSchema,
  percent: wholeNumber('give a whole number from 0 to 100', { max: 100 })
    .optional()
    .describe('Your level, shown as a number and a bar. Leave it out for no bar.'),
  level: text('name the level in your own words')
    .optional()
    .describe('Your level in your own words, e.g. Daily work. Shown without a bar.'),
  years: wholeNumber('give the years as a whole number', { min: 1, max: 80 })
    .optional()
    .describe('Years of experience, shown after the category.'),
  category: text('name the category').describe('Its category in the filter.'),
});

export const skillsSchema = entity({
  list: list(skillSchema, 'list the skills').describe('The skills in display order.'),
  paragraph: text('write the paragraph under the skills'),
  resumeLabel: text('write the text of the resume link').describe(
    "The text of the link to the owner's resumeUrl.",
  ),
});

/** A skill as written by the author. */
export type SkillSource = z.infer<typeof skillSchema>;
/** An entry that shows a skill. */
export interface SkillEvidence {
  kind: 'project' | 'post' | 'job' | 'internship' | 'certificate';
  label: string;
  /** Path of its page from the root of the site. */
  href: string;
  /** Language of the label, if it is another. */
  language?: string | undefined;
}
/** A skill with the entries that show it. */
export type Skill = SkillSource & { evidence: SkillEvidence[] };
/** Note below the skills. */
export interface SkillsNote {
  paragraph: string;
  resume: Link;
}
