import {
  certificateEntries,
  certificateGroups,
  postEntries,
  posts,
  projectEntries,
  projects,
  resume,
  skills,
} from '@portfolio/content/node';

/** A data file's path below the site's base, and what is in it. */
export type DataFile = readonly [path: string, data: unknown];

/**
 * The data of every page that has its own: the lists and the resume, then one JSON file a slug, and one more for each alias.
 * They are files and not modules so that no bundle grows with the number of entries.
 */
export function* dataFiles(): Generator<DataFile> {
  yield ['data/projects.json', projects];
  yield ['data/posts.json', posts];
  yield ['data/certificates.json', certificateGroups];
  yield ['data/skills.json', skills];
  yield ['data/resume.json', resume];
  for (const entry of projectEntries) {
    if (!entry.page) continue;
    for (const slug of [entry.slug, ...(entry.aliases ?? [])]) {
      yield [`data/projects/${slug}.json`, entry];
    }
  }
  for (const entry of postEntries) {
    const folder = entry.page ? 'posts' : 'coming-soon';
    for (const slug of [entry.slug, ...(entry.aliases ?? [])]) {
      yield [`data/${folder}/${slug}.json`, entry];
    }
  }
  for (const entry of certificateEntries) yield [`data/certificates/${entry.slug}.json`, entry];
}
