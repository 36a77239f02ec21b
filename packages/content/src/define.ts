/**
 * Helpers that give an author completion and types while writing. They return their argument: the checks
 * run in the generator, so that no visitor downloads them.
 */
import type { DocumentName, DocumentSources } from './documents';
import type { WithSamples } from './sample';
import type { CertificateGroupFields } from './schemas/certificate';

/** Describes a certificate group; the file is `certificates/<slug>.ts`, and this its default export. */
export const defineCertificateGroup = (group: WithSamples<CertificateGroupFields>) => group;

/** Describes one of the files that stand directly in the content folder, by its name; it is the file's default export. */
export const defineDocument = <Name extends DocumentName>(
  _name: Name,
  document: WithSamples<DocumentSources[Name]>,
) => document;

export { sample } from './sample';
export { defineWords } from '@portfolio/words';
export { cities } from './lists/cities';
export { countries } from './lists/countries';
export { countryCodes } from './lists/countryCodes';
export { states } from './lists/states';
