/**
 * The answers that the survey offers, to the letter. The form, its rules and the check of its content all read this one list.
 */
export const feedbackOptions = {
  q1: ['Yes', "It's okay", 'Needs improvement'],
  q2: ['Very fast', 'Normal', 'Slow'],
  q3: ['Yes', 'A bit', 'Not really'],
  q4: ['Yes', 'No', 'Needs improvement'],
  q6: ['Yes', 'Somewhat', 'No'],
  q8: ['Yes', 'Somewhat', 'Not really'],
  q9: ['Yes', 'No'],
  q10: ['Yes', 'A bit', 'Not really'],
  q12: ['Technical', 'Creative', 'Both'],
  q13: ['Yes', 'No'],
  q14: ['Yes', 'Somewhat', 'Needs more depth'],
  q15: ['Yes', 'No'],
  q16: ['Yes', 'No', 'Could improve'],
  q17: ['Yes', 'No'],
} as const;

/** The questions that are answered in words. */
export const feedbackTextQuestions = ['q5', 'q7', 'q11'] as const;

/** A question with answers to choose from. */
export type ChoiceQuestionName = keyof typeof feedbackOptions;
/** A question that is answered in words. */
export type TextQuestionName = (typeof feedbackTextQuestions)[number];

/** All question names, `q1` to `q17`. */
export const feedbackQuestionNames = Array.from({ length: 17 }, (_, index) => `q${index + 1}`) as (
  ChoiceQuestionName | TextQuestionName
)[];
