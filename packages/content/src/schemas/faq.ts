import type { z } from 'zod';
import { entity, list, text } from './common';

/** The questions that visitors often have, in order. */
export const faqSchema = list(
  entity({
    question: text('write the question').endsWith('?', {
      error: 'end the question with a question mark',
    }),
    answer: text('write the answer'),
  }),
  'give the questions with their answers',
);

export type FaqItem = z.infer<typeof faqSchema>[number];
