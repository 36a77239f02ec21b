/**
 * What the two forms must hold: the one rule set that pages and tests use, apart from the rest so that only a form that is being sent
 * loads it. Written with zod/mini, which is small and never evaluates text as code, so it runs under the site's security policy.
 */
import { fill, messages } from '@portfolio/messages';
import * as z from 'zod/mini';
import type { ContactField, FeedbackForm, FeedbackQuestion } from './schemas/forms';

/** What is wrong, in words, by field and in the order of the form; empty when nothing is. */
export type FieldErrors = Record<string, string>;

/**
 * A text in which there is something to be seen, unless it may be empty: not only spaces, nor characters without width, which keyboards and
 * copying leave behind.
 *
 * @param message what to tell the visitor otherwise
 */
const textRule = (isRequired: boolean, message: string) =>
  isRequired
    ? z.string(message).check(
        z.trim(),
        z.regex(/[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u, {
          error: message,
          abort: true,
        }),
      )
    : z._default(z.string(), '').check(z.trim());

/** A part of a domain between its dots, of any script, which neither begins nor ends with a hyphen. */
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const emailPattern = new RegExp(
  String.raw`^$|^[^\s@<>()[\]\\,;:"\p{C}]+@${domainLabel}(?:\.${domainLabel})+$`,
  'u',
);

/** An e-mail address with a domain, where there is one. */
const emailCheck = z.regex(emailPattern, { error: messages.problems.emailForm });

/**
 * A telephone number as people write it: digits of any script, in groups, with or without the country code. Whether it fits the
 * country is checked by the page with a library that is loaded for it.
 */
const mobileChecks = [
  z.regex(/^$|^\+?[\p{Nd}\p{Pd}\p{Z}\p{Cf}\s()./]+$/u, {
    error: messages.problems.mobileDigits,
    abort: true,
  }),
  z.refine<string>(
    (value) => {
      const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
      return value === '' || (digits >= 5 && digits <= (value.startsWith('+') ? 15 : 14));
    },
    { error: messages.problems.mobileLength },
  ),
];

/** What a rule depends on. */
type Field = Pick<ContactField, 'name' | 'label' | 'required'>;
type Rules = [name: string, rule: z.ZodMiniType][];

/**
 * The rules of fields.
 *
 * @param missing what a visitor is told who leaves a field empty; any other field is called by its label
 */
const fieldRules = (fields: readonly Field[], missing: Record<string, string>): Rules =>
  fields.map(({ name, label, required }) => {
    const rule = textRule(required, missing[name] ?? fill(messages.problems.missing, { label }));
    if (name === 'email') return [name, rule.check(emailCheck)];
    return [name, name === 'mobile' ? rule.check(...mobileChecks) : rule];
  });

const questionRule = (question: FeedbackQuestion) => {
  const isRequired = question.required ?? true;
  if (question.kind === 'text') return textRule(isRequired, messages.problems.answer);
  const options = isRequired ? question.options : [...question.options, ''];
  return z.enum(options, messages.problems.choice);
};

/** The first problem of each field. */
function firstErrors(rules: Rules, values: Record<string, unknown>): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of z.object(Object.fromEntries(rules)).safeParse(values).error?.issues ?? []) {
    errors[String(issue.path[0])] ??= issue.message;
  }
  return errors;
}

/** Checks a contact message: what its fields hold, by name. */
export function checkContact(
  values: Record<string, unknown>,
  { fields }: { fields: readonly Field[] },
): FieldErrors {
  const missing = {
    firstName: messages.problems.firstName,
    lastName: messages.problems.lastName,
    email: messages.problems.email,
    countryCode: messages.problems.countryCode,
    mobile: messages.problems.mobile,
    country: messages.problems.country,
    state: messages.problems.state,
    city: messages.problems.city,
    message: messages.problems.message,
  };
  return firstErrors(fieldRules(fields, missing), values);
}

/** Checks the answers of the survey, by name. */
export function checkFeedback(
  values: Record<string, unknown>,
  { identity, parts, queries }: Pick<FeedbackForm, 'identity' | 'parts' | 'queries'>,
): FieldErrors {
  const missing = {
    name: messages.problems.name,
    email: messages.problems.email,
    queries: messages.problems.question,
  };
  return firstErrors(
    [
      ...fieldRules(identity, missing),
      ...parts.flatMap(({ questions }) =>
        questions.map((question): Rules[number] => [question.name, questionRule(question)]),
      ),
      ...fieldRules([queries], missing),
    ],
    values,
  );
}
