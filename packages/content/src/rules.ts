/** The rules of the two forms, apart from the rest so that only a form that is being sent loads them. */
import type * as z from 'zod/mini';
import type { ContactForm } from './schemas/contactForm';
import { contactRules } from './schemas/contactRules';
import type { FeedbackForm } from './schemas/feedbackForm';
import { feedbackRules } from './schemas/feedbackRules';

/** What is wrong, in words, by field and in the order of the form; empty when nothing is. */
export type FieldErrors = Record<string, string>;

/** The first problem of each field. */
function fieldErrors(result: z.core.util.SafeParseResult<unknown>): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of result.error?.issues ?? []) {
    errors[String(issue.path[0])] ??= issue.message;
  }
  return errors;
}

/**
 * Checks a contact message.
 *
 * @param values what the fields hold, by name
 * @returns a message for each field that has a problem
 */
export const checkContact = (values: Record<string, unknown>, form: ContactForm): FieldErrors =>
  fieldErrors(contactRules(form.fields).safeParse(values));

/**
 * Checks the answers of the survey.
 *
 * @param values what the fields hold, by name
 * @returns a message for each field that has a problem
 */
export const checkFeedback = (values: Record<string, unknown>, form: FeedbackForm): FieldErrors =>
  fieldErrors(feedbackRules(form).safeParse(values));
