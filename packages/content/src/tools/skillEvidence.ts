/** Finds the entries that demonstrate each skill. */
import { hrefTo } from '../routes';
import type { Documents } from '../documents';
import type { Skill, SkillEvidence, SkillSource } from '../schemas/pageContent';
import type { Collections, LinkHelpers } from './shape';

/** Minimum percentage for which `content:check` asks for evidence. */
const highPercent = 75;

/** Adds to each skill the projects, posts, jobs, internships and certificates that list it. Omits those on disabled pages. */
export function withEvidence(
  skills: readonly SkillSource[],
  content: Collections & Pick<Documents, 'internships' | 'jobs'>,
  { isOff }: LinkHelpers,
): Skill[] {
  const entries = [
    ...content.projects.map((project) => ({
      ...evidenceOf(project.page?.skills, 'project', project.name, hrefTo('project', project.slug)),
      language: project.language,
    })),
    ...content.posts.map((post) => ({
      ...evidenceOf(post.page?.skills, 'post', post.title, hrefTo('post', post.slug)),
      language: post.language,
    })),
    ...content.jobs.list.map((job) =>
      evidenceOf(job.skills, 'job', `${job.role}, ${job.company}`, hrefTo('jobs')),
    ),
    ...content.internships.map(({ role, company, skills: names }) =>
      evidenceOf(names, 'internship', `${role}, ${company}`, hrefTo('internships')),
    ),
    ...content.certificates.flatMap(({ slug, certificates }) =>
      certificates.map(({ title, issuedBy, skills: names }) =>
        evidenceOf(names, 'certificate', `${title}, ${issuedBy}`, hrefTo('certificateGroup', slug)),
      ),
    ),
  ].filter(({ href }) => !isOff(href));
  return skills.map((skill) => ({
    ...skill,
    evidence: entries.flatMap(({ names, ...shown }) => (names.includes(skill.name) ? [shown] : [])),
  }));
}

const evidenceOf = (
  names: readonly string[] = [],
  ...[kind, label, href]: [SkillEvidence['kind'], string, string]
) => ({ names, kind, label, href });

/** Reports skills that have a high percentage but no evidence. */
export const missingEvidenceLines = (skills: readonly Skill[]): string[] =>
  skills
    .filter(({ percent = 0, evidence }) => percent >= highPercent && evidence.length === 0)
    .map(
      ({ name, percent }) =>
        `skills.yaml: ${name} is at ${percent}%, but no project, post, job, internship or certificate lists it.`,
    );
