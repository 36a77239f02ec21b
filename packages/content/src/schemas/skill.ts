import type { z } from 'zod';
import { entity, list, pictureSchema, text, wholeNumber, type Link } from './common';

const skillSchema = entity({
  name: text('name the skill'),
  image: pictureSchema,
  percent: wholeNumber('give a whole number from 0 to 100', { max: 100 })
    .optional()
    .describe('Your level, shown as a number and a bar. Leave it out to show no bar.'),
  level: text('describe your level in a few words')
    .optional()
    .describe('Your level in words, e.g. Daily work. Shown without a bar.'),
  years: wholeNumber('give a whole number of years', { min: 1, max: 80 })
    .optional()
    .describe('Years of experience, shown after the category.'),
  category: text('name the category').describe('The skill’s category in the filter.'),
});

export const skillsSchema = entity({
  list: list(skillSchema, 'list the skills').describe('The skills in display order.'),
  paragraph: text('write the paragraph under the skills'),
  resumeLabel: text('write the resume link’s label').describe(
    'The label of the link to your resumeUrl.',
  ),
});

/** A skill as the author writes it. */
export type SkillSource = z.infer<typeof skillSchema>;
/** An entry that demonstrates a skill. */
export interface SkillEvidence {
  kind: 'project' | 'post' | 'job' | 'internship' | 'certificate';
  label: string;
  /** Path of the entry's page from the site's root. */
  href: string;
  /** The label's language, if it differs from the site's. */
  language?: string | undefined;
}
/** A skill with the entries that demonstrate it. */
export type Skill = SkillSource & { evidence: SkillEvidence[] };
export interface SkillsNote {
  paragraph: string;
  resume: Link;
}
