/** Puts the facts of the rest of the content into the resume. */
import type { Documents } from '../documents';
import { parseDateLabel } from '../format';
import { canonicalPath } from '../routes';
import type { Resume, ResumeArrangement, ResumeSource } from '../schemas/resume';
import type { Collections } from './content';

/**
 * Resolves the names that the resume's author wrote. They have been checked: an unknown one is an error of this program.
 *
 * @param content the checked content
 * @returns the resume with every date, name and address that it shows
 */
export function resolveResume(content: Documents & Collections): Resume {
  const { about, certificates, internships, owner, projects, resume, services, site } = content;
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
    profiles: services.social.map(({ network, username, href }) => ({
      network,
      username,
      url: href,
    })),
    headings: resume.headings,
    ...arrangement(resume),
    education: resume.education.map((id) => {
      const stage = find(about.education, (candidate) => candidate.id === id, id);
      return { ...stage, from: String(stage.from), to: String(stage.to) };
    }),
    internships: resume.internships.map((id) => {
      const { role, company, city, type, year, duration } = find(
        internships,
        (candidate) => candidate.id === id,
        id,
      );
      return { id, role, company, city, type, year: String(year), duration };
    }),
    projects: entries.map(({ entry, page }) => ({
      ...entry,
      date: page.publishedOn,
      url: `${site.url}${canonicalPath('project', entry.slug)}`,
    })),
    skills: [...new Set(content.skills.list.map(({ category }) => category))].map((category) => ({
      name: category,
      skills: content.skills.list
        .filter((skill) => skill.category === category)
        .map(({ name, percent }) => ({ name, percent })),
    })),
    certificates: {
      summary: resume.certificates,
      items: certificates.flatMap((group) =>
        group.certificates.map(({ title, issuedBy, date, href }) => ({
          title,
          issuedBy,
          date: parseDateLabel(date) ?? date,
          dateLabel: date,
          url: href,
        })),
      ),
    },
    variants: resume.variants.map((variant) => ({
      id: variant.id,
      label: variant.label,
      ...arrangement(variant),
    })),
    lastModified:
      entries
        .map(({ page }) => page.updatedOn)
        .sort()
        .at(-1) ?? '',
  };
}

/** The fields that the resume and its variants share. */
function arrangement(source: ResumeSource | ResumeSource['variants'][number]): ResumeArrangement {
  const { headline, summary, sections, projectOrder, skillOrder } = source;
  return { headline, summary, sections, projectOrder, skillOrder };
}

function find<Item>(list: readonly Item[], matches: (item: Item) => boolean, name: string): Item {
  const item = list.find(matches);
  if (!item) throw new Error(`"${name}" is not part of the content`);
  return item;
}
