/** The rules of the two forms, apart from the rest so that only a form that is being sent loads them. */
import type * as z from 'zod/mini';
import { contactRules, type ContactMessage } from './schemas/contactRules';
import { feedbackRules, type FeedbackAnswers } from './schemas/feedbackRules';

export { contactRules, type ContactMessage } from './schemas/contactRules';
export { feedbackRules, type FeedbackAnswers } from './schemas/feedbackRules';

/** What is wrong, in words, by field and in the order of the form; empty when nothing is. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** The first problem of each field. */
function fieldErrors<Values>(result: z.core.util.SafeParseResult<Values>): FieldErrors<Values> {
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    errors[String(issue.path[0])] ??= issue.message;
  }
  return errors as FieldErrors<Values>;
}

/**
 * Checks a contact message.
 *
 * @param values what the fields hold, by name
 * @returns a message for each field that has a problem
 */
export function checkContact(values: Record<string, unknown>): FieldErrors<ContactMessage> {
  return fieldErrors(contactRules.safeParse(values));
}

/**
 * Checks the answers of the survey.
 *
 * @param values what the fields hold, by name
 * @returns a message for each field that has a problem
 */
export function checkFeedback(values: Record<string, unknown>): FieldErrors<FeedbackAnswers> {
  return fieldErrors(feedbackRules.safeParse(values));
}
