import { z } from 'zod';
import {
  feedbackOptions,
  feedbackQuestionNames,
  feedbackTextQuestions,
  type ChoiceQuestionName,
} from '../feedbackOptions';
import { entity, listOf, oneOf, text } from './common';
import { fieldShape, hiddenFieldSchema } from './form';

/** The names of the questions with answers to choose from. */
const choiceNames = Object.keys(feedbackOptions) as [ChoiceQuestionName, ...ChoiceQuestionName[]];

/** A question with answers to choose from. */
const choiceQuestionSchema = entity({
  kind: z.literal('choice'),
  /** The name under which the answer is posted. */
  name: oneOf(choiceNames),
  /** The question. */
  question: text('write the question'),
  /** The answers, exactly those of `feedbackOptions`. */
  options: listOf(text('write the answer'), 'give the answers'),
}).superRefine(({ name, options }, context) => {
  const expected: readonly string[] = feedbackOptions[name];
  if (options.join('|') !== expected.join('|')) {
    context.addIssue({
      code: 'custom',
      path: ['options'],
      message: `offer exactly: ${expected.join(', ')}`,
    });
  }
});

/** A question that is answered in words. */
const textQuestionSchema = entity({
  kind: z.literal('text'),
  /** The name under which the answer is posted. */
  name: oneOf(feedbackTextQuestions),
  /** The question. */
  question: text('write the question'),
});

/** The survey. */
export const feedbackFormSchema = entity({
  /** The sentence that says how long it takes. */
  introduction: text('say how long the survey takes'),
  /** What the mark beside the labels means. */
  note: text('say what the mark beside the labels means'),
  /** The heading of the part that asks who answers. */
  identityHeading: text('write the heading'),
  /** Name and e-mail address. */
  identity: listOf(
    entity({ name: oneOf(['name', 'email']), ...fieldShape }),
    'give the fields for name and e-mail address',
  ),
  /** The questions, in parts. */
  parts: listOf(
    entity({
      /** The heading of the part. */
      heading: text('write the heading of the part'),
      /** Its questions. */
      questions: listOf(
        z.discriminatedUnion('kind', [choiceQuestionSchema, textQuestionSchema], {
          error: "give a question of kind 'choice' or 'text'",
        }),
        'give the questions of the part',
      ),
    }),
    'give the parts of the survey',
  ),
  /** The heading of the last part. */
  queriesHeading: text('write the heading'),
  /** The open question at the end. */
  queries: entity({ name: z.literal('queries'), ...fieldShape }),
  /** Fields that are sent along unseen. */
  hidden: listOf(hiddenFieldSchema, 'give the hidden fields'),
  /** The words of the button that sends. */
  submitLabel: text('write the words of the button'),
}).superRefine((form, context) => {
  const names = form.parts.flatMap((part) => part.questions.map((question) => question.name));
  if (names.join() !== feedbackQuestionNames.join()) {
    context.addIssue({
      code: 'custom',
      path: ['parts'],
      message: 'ask the questions q1 to q17 in order, each once',
    });
  }
});

/** The survey. */
export type FeedbackForm = z.infer<typeof feedbackFormSchema>;
/** A question of the survey. */
export type FeedbackQuestion = FeedbackForm['parts'][number]['questions'][number];
