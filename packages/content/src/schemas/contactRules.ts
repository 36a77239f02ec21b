/**
 * What the contact form must hold: the one rule set that the page and the tests use. Written with zod/mini, which is small and
 * never evaluates text as code, so it runs under the site's security policy.
 */
import { fill } from '@portfolio/words';
import * as z from 'zod/mini';
import type { ContactField } from './contactForm';
import { emailRule, requiredIf } from './rule';

/** What a visitor is told who leaves a field empty; any other field is called by its label. */
const missing: Record<string, string> = {
  firstName: WORDS.problems.firstName,
  lastName: WORDS.problems.lastName,
  email: WORDS.problems.email,
  countryCode: WORDS.problems.countryCode,
  mobile: WORDS.problems.mobile,
  country: WORDS.problems.country,
  state: WORDS.problems.state,
  city: WORDS.problems.city,
  message: WORDS.problems.message,
};

/**
 * A telephone number as people write it: digits of any script, in groups, with or without the country code. Whether it fits the
 * country is checked by the page with a library that is loaded for it.
 */
const mobileChecks = [
  z.regex(/^$|^\+?[\p{Nd}\p{Pd}\p{Z}\p{Cf}\s()./]+$/u, {
    error: WORDS.problems.mobileDigits,
    abort: true,
  }),
  z.refine<string>(
    (value) => {
      const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
      return value === '' || (digits >= 5 && digits <= (value.startsWith('+') ? 15 : 14));
    },
    { error: WORDS.problems.mobileLength },
  ),
];

/** The rules of the contact form by field, in the order of the form. */
export const contactRules = (
  fields: readonly Pick<ContactField, 'name' | 'label' | 'required'>[],
) =>
  z.object(
    Object.fromEntries(
      fields.map(({ name, label, required }) => {
        const rule = requiredIf(required, missing[name] ?? fill(WORDS.problems.missing, { label }));
        if (name === 'email') return [name, rule.check(emailRule)];
        return [name, name === 'mobile' ? rule.check(...mobileChecks) : rule];
      }),
    ),
  );
