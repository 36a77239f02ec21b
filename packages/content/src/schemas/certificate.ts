import type { z } from 'zod';
import { parseDateLabel } from '../format';
import type { EntryMessages } from './article';
import {
  checked,
  entity,
  externalUrlSchema,
  listOf,
  pictureSchema,
  skillNamesSchema,
  slugSchema,
  text,
  tileSchema,
  type Picture,
  wholeNumber,
} from './common';

const certificateSchema = entity({
  title: text('write the title of the certificate'),
  issuedBy: text('name who issued the certificate')
    .optional()
    .describe("Who issued it, where that is not the group's provider."),
  date: checked(
    (label) => parseDateLabel(label) !== undefined,
    'give a real date like 26 July 2025 or July 2025',
  ).describe('When, as it is shown: day, month and year, or month and year.'),
  image: pictureSchema
    .optional()
    .describe('A picture of the document; a drawing stands for it when it is left out.'),
  href: externalUrlSchema.describe('The document itself; it opens in a new tab.'),
  skills: skillNamesSchema
    .optional()
    .describe('The skills that it shows, by their names in skills.yaml.'),
});

/** The certificates of one provider, with their page at `/certificates/certificatedetail/{slug}`. */
export const certificateGroupSchema = entity({
  slug: slugSchema.describe('The name of the file and the last part of the address.'),
  order: wholeNumber('give the place in the list as a whole number from 1', { min: 1 }).describe(
    'Its place in the list, lowest first; no two groups share one.',
  ),
  name: text('name the provider'),
  heading: text('write the heading of the page, like My Google Certifications'),
  tile: tileSchema,
  image: pictureSchema,
  certificates: listOf(certificateSchema, 'give at least one certificate').describe(
    'The certificates, in the order in which they are shown.',
  ),
});

export type CertificateGroupFields = z.infer<typeof certificateGroupSchema>;
/** A group with all that its certificates show. */
export type CertificateGroup = Omit<CertificateGroupFields, 'certificates'> & {
  certificates: (z.infer<typeof certificateSchema> & { issuedBy: string; image: Picture })[];
  /** Its slug in each other language that has its page; left out where the site has one language. */
  languages?: Readonly<Record<string, string>>;
};

/** Gives each certificate what its author has left out. */
export const toCertificateGroup = (
  group: CertificateGroupFields,
  words: EntryMessages,
): CertificateGroup => ({
  ...group,
  certificates: group.certificates.map((certificate, index) => ({
    ...certificate,
    issuedBy: certificate.issuedBy ?? group.name,
    image: certificate.image ?? {
      art: `certificates/${group.slug}-${index + 1}`,
      alt: words.certificate,
    },
  })),
});

/** A group as the list needs it: the number of its certificates instead of the certificates. */
export type CertificateGroupSummary = Omit<CertificateGroup, 'certificates'> & {
  count: number;
  /** The language of a group that is not translated, whose page is in that language. */
  language?: string;
};
