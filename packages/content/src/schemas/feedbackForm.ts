import { z } from 'zod';
import { entity, list, listOf, oneOf, text } from './common';
import { fieldShape, hiddenFieldSchema, nameSchema } from './form';

const questionFields = {
  /** The name under which the answer is posted. */
  name: nameSchema,
  question: text('write the question'),
  /** False where it may be left open. */
  required: z.boolean({ error: 'say whether the question must be answered' }).optional(),
};

const questionSchema = z.discriminatedUnion(
  'kind',
  [
    /** Has answers to choose from. */
    entity({
      kind: z.literal('choice'),
      ...questionFields,
      options: listOf(text('write the answer'), 'give the answers'),
    }),
    /** Is answered in words. */
    entity({
      kind: z.literal('text'),
      ...questionFields,
      /** What helps to answer it. */
      hint: text('write the hint').optional(),
    }),
  ],
  { error: "give a question of kind 'choice' or 'text'" },
);

/** The survey. */
export const feedbackFormSchema = entity({
  introduction: text('say how long the survey takes'),
  note: text('say what the mark beside the labels means'),
  /** The heading of the part that asks who answers. */
  identityHeading: text('write the heading'),
  identity: list(
    entity({ name: oneOf(['name', 'email']), ...fieldShape }),
    'give the fields for name and e-mail address',
  ),
  parts: listOf(
    entity({
      heading: text('write the heading of the part'),
      questions: listOf(questionSchema, 'give the questions of the part'),
    }),
    'give the parts of the survey',
  ),
  /** The heading of the last part. */
  queriesHeading: text('write the heading'),
  /** The open question at the end. */
  queries: entity({ name: nameSchema, ...fieldShape }),
  /** Fields that are sent along unseen. */
  hidden: list(hiddenFieldSchema, 'give the hidden fields'),
  submitLabel: text('write the words of the button'),
});

export type FeedbackForm = z.infer<typeof feedbackFormSchema>;
export type FeedbackQuestion = FeedbackForm['parts'][number]['questions'][number];
