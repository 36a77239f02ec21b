/** Finds what shows that the owner has a skill. */
import { hrefTo, type RouteId } from '../routes';
import type { Documents } from '../documents';
import type { Skill, SkillReceipt, SkillSource } from '../schemas/skill';
import type { Collections } from './shape';
import { leadsToOffPage } from './offPages';

/** From this percentage on, `content:check` asks for a receipt. */
const highPercent = 75;

/**
 * Adds to each skill the entries that name it: projects, posts, jobs, internships and certificates, in this order.
 *
 * @param offPages the pages that the site does not have; what would be seen there is left out
 */
export function withReceipts(
  skills: readonly SkillSource[],
  content: Collections & Pick<Documents, 'internships' | 'jobs'>,
  offPages: readonly RouteId[],
): Skill[] {
  const named = [
    ...content.projects.map(({ slug, name, page }) =>
      receipt(page?.skills, 'project', name, hrefTo('project', slug)),
    ),
    ...content.posts.map(({ slug, title, page }) =>
      receipt(page?.skills, 'post', title, hrefTo('post', slug)),
    ),
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
  ].filter(({ href }) => !leadsToOffPage(href, offPages));
  if (!named.some(({ names }) => names.length > 0)) return [...skills];
  return skills.map((skill) => ({
    ...skill,
    receipts: named.flatMap(({ names, ...shown }) => (names.includes(skill.name) ? [shown] : [])),
  }));
}

const receipt = (
  names: readonly string[] = [],
  ...[kind, label, href]: [SkillReceipt['kind'], string, string]
) => ({ names, kind, label, href });

/** What there is to say of skills with a high percentage that nothing shows: a line each. */
export const unprovenLines = (skills: readonly Skill[]): string[] =>
  skills
    .filter(({ percent = 0, receipts = [] }) => percent >= highPercent && receipts.length === 0)
    .map(
      ({ name, percent }) =>
        `skills.yaml: ${name} is at ${percent} %, but no project, post, job, internship or certificate lists it.`,
    );
