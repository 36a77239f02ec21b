/** Puts the facts of the rest of the content into the resume. */
import type { Documents } from '../documents';
import { formatDate, formatMonths, parseDateLabel } from '../format';
import { canonicalPath } from '../routes';
import type { Resume, ResumeArrangement, ResumeEducation } from '../schemas/resume';
import type { Collections } from './content';

/**
 * Resolves the names that the resume's author wrote. They have been checked: an unknown one is an error of this program.
 *
 * @param content the checked content
 * @returns the resume with every date, name and address that it shows
 */
export function resolveResume(content: Documents & Collections): Resume {
  const { about, certificates, internships, owner, projects, resume, services, site } = content;
  const stages = (ids: readonly string[]): ResumeEducation[] =>
    ids.map((id) => {
      const stage = find(about.education, (candidate) => candidate.id === id, id);
      return { ...stage, from: String(stage.from), to: String(stage.to) };
    });
  const entries = resume.projects.map((entry) => {
    const { page } = find(projects, ({ slug }) => slug === entry.slug, entry.slug);
    if (!page) throw new Error(`The project "${entry.slug}" has no page`);
    return { entry, page };
  });
  return {
    name: owner.name,
    email: owner.email,
    url: site.url,
    documentUrl: owner.resumeUrl,
    location: owner.location,
    profiles: resume.profiles.map((network) => {
      const profile = find(services.social, (candidate) => candidate.network === network, network);
      return { network, username: profile.username, url: profile.href };
    }),
    headings: resume.headings,
    ...arrangement(resume),
    education: stages(resume.education),
    internships: resume.internships.map(({ id, highlights, ...months }) => {
      const entry = find(internships, (candidate) => candidate.id === id, id);
      const { role, company, city, type, duration } = entry;
      const from = months.from ?? String(entry.year);
      const to = months.to ?? from;
      return {
        ...{ id, role, company, city, type, duration, from, to, highlights },
        dates: formatMonths(from, to, site.language),
      };
    }),
    projects: entries.map(({ entry, page }) => ({
      ...entry,
      keywords: [...(page.skills ?? []), ...(page.tags ?? [])],
      date: page.publishedOn.slice(0, 7),
      dateLabel: formatDate(page.publishedOn.slice(0, 7), site.language),
      url: `${site.url}${canonicalPath('project', entry.slug)}`,
    })),
    skills: [...new Set(content.skills.list.map(({ category }) => category))].map((category) => ({
      name: category,
      skills: content.skills.list
        .filter((skill) => skill.category === category)
        .map(({ name, percent }) => ({ name, percent })),
    })),
    certificates: certificates.flatMap((group) =>
      group.certificates.map(({ title, issuedBy, date, href }) => {
        const month = parseDateLabel(date)?.slice(0, 7);
        const dateLabel = month ? formatDate(month, site.language) : date;
        return { title, issuedBy, date: month ?? date, dateLabel, url: href };
      }),
    ),
    variants: resume.variants.map((variant) => ({
      id: variant.id,
      label: variant.label,
      ...arrangement(variant),
      ...(variant.education && { education: stages(variant.education) }),
    })),
    lastModified:
      entries
        .map(({ page }) => page.updatedOn)
        .sort()
        .at(-1) ?? '',
  };
}

/** The fields that the resume and its variants share. */
function arrangement(source: ResumeArrangement): ResumeArrangement {
  const { headline, summary, sections, projectOrder, skillOrder } = source;
  return { headline, summary, sections, projectOrder, skillOrder };
}

function find<Item>(list: readonly Item[], matches: (item: Item) => boolean, name: string): Item {
  const item = list.find(matches);
  if (!item) throw new Error(`"${name}" is not part of the content`);
  return item;
}
