/**
 * What the contact form must hold: the one rule set that the page and the tests use. Written with zod/mini, which is small and
 * never evaluates text as code, so it runs under the site's security policy.
 */
import * as z from 'zod/mini';
import type { ContactFieldName } from './contactForm';
import { emailRule, required } from './rule';

/**
 * A telephone number as people write it: digits of any script, in groups, with or without the country code. Whether it fits the
 * country is checked by the page with a library that is loaded for it.
 */
const mobileRule = required('Enter your mobile number.').check(
  z.regex(/^\+?[\p{Nd}\p{Pd}\p{Z}\p{Cf}\s()./]+$/u, {
    error: 'Enter the number in digits.',
    abort: true,
  }),
  z.refine(
    (value) => {
      const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
      return digits >= 5 && digits <= (value.startsWith('+') ? 15 : 14);
    },
    { error: 'Enter the whole number: it has 5 to 14 digits.' },
  ),
);

/** The rules of the contact form by field, in the order of the form. */
export const contactRules = z.object({
  firstName: required('Enter your first name.'),
  lastName: required('Enter your last name.'),
  email: emailRule,
  countryCode: required('Choose the country code of your number.'),
  mobile: mobileRule,
  country: required('Choose your country.'),
  state: required('Choose or enter your state or region.'),
  city: required('Choose or enter your city.'),
  message: required('Write your message.'),
} satisfies Record<ContactFieldName, z.ZodMiniType<string>>);

/** What the contact form posts. */
export type ContactMessage = z.infer<typeof contactRules>;
