/**
 * What the survey must hold: the one rule set that the page and the tests use. Written with zod/mini for the reason given in
 * `contactRules`.
 */
import { fill } from '@portfolio/words';
import * as z from 'zod/mini';
import type { FeedbackForm, FeedbackQuestion } from './feedbackForm';
import { emailRule, requiredIf } from './rule';

/** What a visitor is told who leaves a field empty; any other field is called by its label. */
const missing: Record<string, string> = {
  name: WORDS.problems.name,
  email: WORDS.problems.email,
  queries: WORDS.problems.question,
};

const answerRule = (question: FeedbackQuestion) => {
  const isRequired = question.required ?? true;
  if (question.kind === 'text') {
    return requiredIf(isRequired, WORDS.problems.answer);
  }
  const options = isRequired ? question.options : [...question.options, ''];
  return z.enum(options, WORDS.problems.choice);
};

/** The rules of the survey by field, in the order of the form. */
export const feedbackRules = ({ identity, parts, queries }: FeedbackForm) => {
  const fieldRule = ({ name, label, required }: FeedbackForm['queries']) => {
    const rule = requiredIf(required, missing[name] ?? fill(WORDS.problems.missing, { label }));
    return [name, name === 'email' ? rule.check(emailRule) : rule] as const;
  };
  const questions = parts.flatMap((part) => part.questions);
  return z.object(
    Object.fromEntries<z.ZodMiniType>([
      ...identity.map(fieldRule),
      ...questions.map((question) => [question.name, answerRule(question)] as const),
      fieldRule(queries),
    ]),
  );
};
