/** Finds the entries that show each skill. */
import { hrefTo } from '../routes';
import type { Documents } from '../documents';
import type { Skill, SkillReceipt, SkillSource } from '../schemas/skill';
import type { Collections } from './shape';

/** Percentage from which `content:check` asks for a receipt. */
const highPercent = 75;

/**
 * Adds to each skill the entries that list it: projects, posts, jobs, internships and certificates, in this order.
 *
 * @param isOff returns true for a link to a page that is off; its entries are omitted
 * @param languageOf returns the language of an entry, if it is another
 */
export function withReceipts(
  skills: readonly SkillSource[],
  content: Collections & Pick<Documents, 'internships' | 'jobs'>,
  isOff: (href: string) => boolean,
  languageOf: (entry: object) => string | undefined = () => undefined,
): Skill[] {
  const named = [
    ...content.projects.map((project) => ({
      ...receipt(project.page?.skills, 'project', project.name, hrefTo('project', project.slug)),
      language: languageOf(project),
    })),
    ...content.posts.map((post) => ({
      ...receipt(post.page?.skills, 'post', post.title, hrefTo('post', post.slug)),
      language: languageOf(post),
    })),
    ...content.jobs.list.map((job) =>
      receipt(job.skills, 'job', `${job.role}, ${job.company}`, hrefTo('jobs')),
    ),
    ...content.internships.map(({ role, company, skills: names }) =>
      receipt(names, 'internship', `${role}, ${company}`, hrefTo('internships')),
    ),
    ...content.certificates.flatMap(({ slug, certificates }) =>
      certificates.map(({ title, issuedBy, skills: names }) =>
        receipt(names, 'certificate', `${title}, ${issuedBy}`, hrefTo('certificateGroup', slug)),
      ),
    ),
  ].filter(({ href }) => !isOff(href));
  return skills.map((skill) => ({
    ...skill,
    receipts: named.flatMap(({ names, ...shown }) => (names.includes(skill.name) ? [shown] : [])),
  }));
}

const receipt = (
  names: readonly string[] = [],
  ...[kind, label, href]: [SkillReceipt['kind'], string, string]
) => ({ names, kind, label, href });

/** Lists skills with a high percentage and no receipt. */
export const missingReceiptLines = (skills: readonly Skill[]): string[] =>
  skills
    .filter(({ percent = 0, receipts }) => percent >= highPercent && receipts.length === 0)
    .map(
      ({ name, percent }) =>
        `skills.yaml: ${name} is at ${percent}%, but no project, post, job, internship or certificate lists it.`,
    );
