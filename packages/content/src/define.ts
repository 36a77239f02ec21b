/**
 * Helpers that give an author completion and types while writing. They return their argument: the checks
 * run in the generator, so that no visitor downloads them.
 */
import type { DocumentName, DocumentSources } from './documents';
import type { WithSamples } from './sample';
import type { CertificateGroupFields } from './schemas/certificate';

/** What the author of a certificate group writes. */
export type CertificateGroupSource = WithSamples<CertificateGroupFields>;

/** Describes a certificate group; the file is `certificates/<slug>.ts`, and this its default export. */
export function defineCertificateGroup(group: CertificateGroupSource): CertificateGroupSource {
  return group;
}

/**
 * Describes one of the files that stand directly in the content folder; it is the file's default export.
 *
 * @param _name which document it is; it decides what may be written
 */
export function defineDocument<Name extends DocumentName>(
  _name: Name,
  document: WithSamples<DocumentSources[Name]>,
): WithSamples<DocumentSources[Name]> {
  return document;
}

export { sample } from './sample';
export { defineWords } from '@portfolio/words';
export { cities } from './lists/cities';
export { countries } from './lists/countries';
export { countryCodes } from './lists/countryCodes';
export { states } from './lists/states';
