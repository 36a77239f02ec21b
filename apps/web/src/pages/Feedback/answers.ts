import { feedbackForm } from '@portfolio/content';

const { identity, parts, queries } = feedbackForm;

/** The numbered questions in order. */
export const questions = parts.flatMap((part) => part.questions);

/** Labels by field, in survey order. */
export const labels: Record<string, string> = Object.fromEntries([
  ...identity.map(({ name, label }) => [name, label]),
  ...questions.map(({ name, question }) => [name, question]),
  [queries.name, queries.label],
]);

export const initial = Object.fromEntries(Object.keys(labels).map((name) => [name, '']));

/**
 * Validates the survey. Loads the rules on first use.
 * @returns error messages by field; rejects if the rules failed to load
 */
export async function checkAnswers(answers: Record<string, string>) {
  const { checkFeedback } = await import('@portfolio/content/rules');
  return checkFeedback(answers, feedbackForm);
}
