/**
 * What the survey must hold: the one rule set that the page and the tests use. Written with zod/mini for the reason given in
 * `contactRules`.
 */
import * as z from 'zod/mini';
import { feedbackOptions } from '../feedbackOptions';
import { emailRule, required } from './rule';

/** One of the answers on offer. */
const choice = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, 'Choose one of the answers.');

/** An answer in words. */
const answer = required('Write a few words, or "nothing" if you have none.');

/** The rules of the survey by field, in the order of the form. */
export const feedbackRules = z.object({
  name: required('Enter your name.'),
  email: emailRule,
  q1: choice(feedbackOptions.q1),
  q2: choice(feedbackOptions.q2),
  q3: choice(feedbackOptions.q3),
  q4: choice(feedbackOptions.q4),
  q5: answer,
  q6: choice(feedbackOptions.q6),
  q7: answer,
  q8: choice(feedbackOptions.q8),
  q9: choice(feedbackOptions.q9),
  q10: choice(feedbackOptions.q10),
  q11: answer,
  q12: choice(feedbackOptions.q12),
  q13: choice(feedbackOptions.q13),
  q14: choice(feedbackOptions.q14),
  q15: choice(feedbackOptions.q15),
  q16: choice(feedbackOptions.q16),
  q17: choice(feedbackOptions.q17),
  queries: required('Write your question, or "none".'),
});

/** What the survey posts, apart from its hidden fields. */
export type FeedbackAnswers = z.infer<typeof feedbackRules>;
