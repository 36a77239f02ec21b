import { z } from 'zod';
import { isoDateOf } from '../format';
import type { EntryLanguages, EntryParts, MaybeUntranslated } from './article';
import {
  checked,
  entity,
  pageUrlSchema,
  nonEmptyList,
  pictureSchema,
  position,
  skillNamesSchema,
  slugSchema,
  text,
  tileSchema,
  yearAsTextSchema,
  type Picture,
} from './common';

const dateExpectation =
  'give a real date like 2025-07-26, 26 July 2025, 2025-07, July 2025 or 2025';

const dateSchema = z.union(
  [checked((date) => isoDateOf(date) !== undefined, dateExpectation), yearAsTextSchema],
  { error: dateExpectation },
);

const certificateSchema = entity({
  title: text('write the certificate’s title'),
  issuedBy: text('name the issuer')
    .optional()
    .describe("The issuer, if it differs from the group's provider."),
  date: dateSchema.describe('The day, month or year, shown in the site’s language.'),
  image: pictureSchema.optional().describe('A picture of the document. Default: a drawing.'),
  href: pageUrlSchema.optional().describe('The document’s URL, which opens in a new tab.'),
  skills: skillNamesSchema
    .optional()
    .describe('Names of skills in skills.yaml that the certificate demonstrates.'),
});

/** A provider's certificates, with a page at `/certificates/certificatedetail/{slug}`. */
export const certificateGroupSchema = entity({
  slug: slugSchema.describe('The file name, and the last part of the URL.'),
  order: position('in the list').describe(
    'Position in the list, lowest first. Each group needs a different number.',
  ),
  name: text('name the provider'),
  heading: text('write the page’s heading, like My Google Certifications'),
  tile: tileSchema,
  image: pictureSchema,
  certificates: nonEmptyList(certificateSchema, 'add at least one certificate').describe(
    'The certificates in display order.',
  ),
});

type CertificateGroupFields = z.infer<typeof certificateGroupSchema>;
/** A group with default values added to its certificates. */
export type CertificateGroup = Omit<CertificateGroupFields, 'certificates'> &
  EntryLanguages & {
    certificates: (z.infer<typeof certificateSchema> & {
      issuedBy: string;
      image: Picture;
      /** The date in the site's language. */
      dateLabel: string;
    })[];
  };

/** Adds default values and formatted dates to certificates. */
export const toCertificateGroup = (
  group: CertificateGroupFields,
  { messages }: Pick<EntryParts, 'messages'>,
): CertificateGroup => ({
  ...group,
  certificates: group.certificates.map((certificate, index) => {
    const date = isoDateOf(certificate.date) ?? certificate.date;
    const drawing = {
      art: `certificates/${group.slug}-${index + 1}`,
      alt: messages.certificate,
    };
    const { issuedBy = group.name, image = drawing } = certificate;
    return { ...certificate, date, dateLabel: messages.date(date), issuedBy, image };
  }),
});

/** A group as shown in lists, with its number of certificates. */
export type CertificateGroupSummary = MaybeUntranslated<
  Omit<CertificateGroup, 'certificates'> & { count: number }
>;
