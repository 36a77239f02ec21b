import type { z } from 'zod';
import { entity, list, pictureSchema, text, wholeNumber, type Link } from './common';

const skillSchema = entity({
  name: text('name the skill'),
  image: pictureSchema,
  /** How well the owner knows it. */
  percent: wholeNumber('give a whole number from 0 to 100', { max: 100 }),
  /** The category that the filter knows. */
  category: text('name the category'),
});

/** The skills page. */
export const skillsSchema = entity({
  /** The skills in the order in which they are shown. */
  list: list(skillSchema, 'give the skills'),
  paragraph: text('write the paragraph under the skills'),
  /** The words of the link to the shared resume; its address is the owner's `resumeUrl`. */
  resumeLabel: text('write the words of the resume link'),
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
/** A skill with all that shows it; the generator finds that in the entries. */
export type Skill = SkillSource & { receipts: SkillReceipt[] };
/** What stands under the skills. */
export interface SkillsNote {
  paragraph: string;
  resume: Link;
}
