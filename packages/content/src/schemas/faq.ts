import type { z } from 'zod';
import { entity, list, text } from './common';

/** A question that visitors often have, with its answer. */
export const faqItemSchema = entity({
  question: text('write the question').endsWith('?', {
    error: 'end the question with a question mark',
  }),
  answer: text('write the answer'),
});

/** The items of the accordion, in order. */
export const faqSchema = list(faqItemSchema, 'give the questions with their answers');

export type FaqItem = z.infer<typeof faqItemSchema>;
