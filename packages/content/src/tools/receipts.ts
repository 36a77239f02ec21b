/** Finds what shows that the owner has a skill. */
import { hrefTo } from '../routes';
import type { RouteId } from '../routes';
import type { Documents } from '../documents';
import type { Skill, SkillReceipt, SkillSource } from '../schemas/skill';
import type { Collections } from './shape';
import { leadsToOffPage } from './offPages';

/** From this percentage on, `content:check` asks for a receipt. */
export const highPercent = 75;

/**
 * Adds to each skill the entries that name it: projects, posts, jobs, internships and certificates, in this order.
 *
 * @param offPages the pages that the site does not have; what would be seen there is left out
 */
export function withReceipts(
  skills: readonly SkillSource[],
  {
    projects,
    posts,
    certificates,
    internships,
    jobs,
  }: Collections & Pick<Documents, 'internships'> & { jobs: Documents['jobs']['list'] },
  offPages: readonly RouteId[] = [],
): Skill[] {
  const named: { skills: readonly string[] | undefined; receipt: SkillReceipt }[] = [
    ...projects.map(({ slug, name, page }) => ({
      skills: page?.skills,
      receipt: { kind: 'project' as const, label: name, href: hrefTo('project', slug) },
    })),
    ...posts.map(({ slug, title, page }) => ({
      skills: page?.skills,
      receipt: { kind: 'post' as const, label: title, href: hrefTo('post', slug) },
    })),
    ...jobs.map(({ role, company, skills }) => ({
      skills,
      receipt: { kind: 'job' as const, label: `${role}, ${company}`, href: hrefTo('jobs') },
    })),
    ...internships.map(({ role, company, skills }) => ({
      skills,
      receipt: {
        kind: 'internship' as const,
        label: `${role}, ${company}`,
        href: hrefTo('internships'),
      },
    })),
    ...certificates.flatMap((group) =>
      group.certificates.map(({ title, issuedBy, skills }) => ({
        skills,
        receipt: {
          kind: 'certificate' as const,
          label: `${title}, ${issuedBy}`,
          href: hrefTo('certificateGroup', group.slug),
        },
      })),
    ),
  ];
  return skills.map((skill) => ({
    ...skill,
    receipts: named
      .filter((entry) => entry.skills?.includes(skill.name))
      .map(({ receipt }) => receipt)
      .filter(({ href }) => !leadsToOffPage(href, offPages)),
  }));
}

/** What there is to say of skills with a high percentage that nothing shows: a line each. */
export const unprovenLines = (skills: readonly Skill[]): string[] =>
  skills
    .filter(({ percent, receipts }) => percent >= highPercent && receipts.length === 0)
    .map(
      ({ name, percent }) =>
        `skills.ts: ${name} stands at ${percent} %, and no project, post, job, internship or certificate lists it in its skills.`,
    );
