/** Rules of the contact form and the survey. zod/mini is small, and evaluates no strings, as the content security policy requires. */
import { fill, messages } from '@portfolio/messages';
import * as z from 'zod/mini';
import type { ContactField, FeedbackForm, FeedbackQuestion } from './schemas/forms';

/** Error messages by field, in form order; empty if the form is valid. */
export type FieldErrors = Record<string, string>;

/** Required text needs at least one visible character: spaces and zero-width characters do not count. */
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

/** A domain label in any language, without a leading or trailing hyphen. */
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const emailPattern = new RegExp(
  String.raw`^$|^[^\s@<>()[\]\\,;:"\p{C}]+@${domainLabel}(?:\.${domainLabel})+$`,
  'u',
);

const emailCheck = z.regex(emailPattern, { error: messages.problems.emailForm });

/** Allows digits of any script, separators and a country code. The contact page also checks the number for its country. */
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

type Field = Pick<ContactField, 'name' | 'label' | 'required'>;
type Rules = [name: string, rule: z.ZodMiniType][];

/** `missing` maps field names to messages for empty fields. The default message contains the field's label. */
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

function firstErrors(rules: Rules, values: Record<string, unknown>): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of z.object(Object.fromEntries(rules)).safeParse(values).error?.issues ?? []) {
    errors[String(issue.path[0])] ??= issue.message;
  }
  return errors;
}

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
