/** Finds what shows that the owner has a skill. */
import { hrefTo } from '../routes';
import type { Internship } from '../schemas/internship';
import type { Skill, SkillReceipt, SkillSource } from '../schemas/skill';
import type { Collections } from './content';

/** From this percentage on, `content:check` asks for a receipt. */
export const highPercent = 75;

/**
 * Adds to each skill the entries that name it: projects, posts, internships and certificates, in this order.
 *
 * @param skills the skills as they are written
 * @param entries the checked entries
 */
export function withReceipts(
  skills: readonly SkillSource[],
  {
    projects,
    posts,
    certificates,
    internships,
  }: Collections & { internships: readonly Internship[] },
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
      .map(({ receipt }) => receipt),
  }));
}

/** What there is to say of skills with a high percentage that nothing shows: a line each. */
export const unprovenLines = (skills: readonly Skill[]): string[] =>
  skills
    .filter(({ percent, receipts }) => percent >= highPercent && receipts.length === 0)
    .map(
      ({ name, percent }) =>
        `skills.ts: ${name} stands at ${percent} %, and no project, post, internship or certificate lists it in its skills.`,
    );
