/**
 * Helpers that give an author completion and types while writing. They return their argument: the checks
 * run in the generator, so that no visitor downloads them.
 */
import type { DocumentName, Documents } from './documents';
import type { WithSamples } from './sample';
import type { CertificateGroup } from './schemas/certificate';
import type { Post } from './schemas/post';
import type { Project } from './schemas/project';

/** What the author of a project writes. */
export type ProjectSource = WithSamples<Project>;
/** What the author of a blog entry writes. */
export type PostSource = WithSamples<Post>;
/** What the author of a certificate group writes. */
export type CertificateGroupSource = WithSamples<CertificateGroup>;

/** Describes a project; the file is `data/projects/<slug>.ts`, and this its default export. */
export function defineProject(project: ProjectSource): ProjectSource {
  return project;
}

/** Describes a blog entry; the file is `data/posts/<slug>.ts`, and this its default export. */
export function definePost(post: PostSource): PostSource {
  return post;
}

/** Describes a certificate group; the file is `data/certificates/<slug>.ts`, and this its default export. */
export function defineCertificateGroup(group: CertificateGroupSource): CertificateGroupSource {
  return group;
}

/**
 * Describes one of the files that stand directly in the data folder; it is the file's default export.
 *
 * @param _name which document it is; it decides what may be written
 * @param document the content
 */
export function defineDocument<Name extends DocumentName>(
  _name: Name,
  document: WithSamples<Documents[Name]>,
): WithSamples<Documents[Name]> {
  return document;
}
