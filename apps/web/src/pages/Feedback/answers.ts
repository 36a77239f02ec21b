import { feedbackForm } from '@portfolio/content';

const { identity, parts, queries } = feedbackForm;

/** The questions, in order; who answers, and what they ask in return, is counted nowhere. */
export const questions = parts.flatMap((part) => part.questions);

/** What each answer is called, in the order of the survey. */
export const labels: Record<string, string> = Object.fromEntries([
  ...identity.map(({ name, label }) => [name, label]),
  ...questions.map(({ name, question }) => [name, question]),
  [queries.name, queries.label],
]);

/** The empty survey. */
export const initial = Object.fromEntries(Object.keys(labels).map((name) => [name, '']));

/**
 * Checks the survey by the content's rules, which are loaded when they are first needed.
 *
 * @returns a sentence for each answer that is not right; rejects when the rules could not be loaded
 */
export async function checkAnswers(answers: Record<string, string>) {
  const { checkFeedback } = await import('@portfolio/content/rules');
  return checkFeedback(answers, feedbackForm);
}
