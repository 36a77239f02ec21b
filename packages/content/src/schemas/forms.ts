/** The forms of Contact and of the survey, and the questions that stand beside the former. */
import { z } from 'zod';
import { countryCodeSchema, entity, list, listOf, oneOf, pattern, text } from './common';

/** The name under which a field is posted. */
const nameSchema = pattern(/^[A-Za-z][\w-]*$/, 'name the field in letters, digits and hyphens');

/** What the fields of all forms have in common, apart from their name. */
const fieldShape = {
  label: text('write the label of the field').describe('The words above the control.'),
  control: oneOf(['text', 'email', 'tel', 'select', 'textarea']),
  required: z
    .boolean({ error: 'say whether the field is required' })
    .default(true)
    .describe('False where it may be left empty.'),
  autocomplete: text('give the autocomplete token, or off').describe(
    'What the browser may fill in by itself, in the words of the HTML standard.',
  ),
  inputMode: oneOf(['text', 'email', 'tel', 'numeric'])
    .optional()
    .describe('The keyboard that a phone shows, where that does not follow from the control.'),
  enterKeyHint: oneOf(['next', 'send', 'enter'])
    .optional()
    .describe(
      "The words on a phone's enter key; that of a textarea ends the line unless it says otherwise, any other leads to the next field.",
    ),
  hint: text('write the hint').optional(),
};

/** The form of Contact. */
export const contactFormSchema = entity({
  note: text('say what the mark beside the labels means'),
  fields: listOf(
    entity({ name: nameSchema, ...fieldShape }),
    'give the fields of the form',
  ).describe(
    'The fields, in order. countryCode, mobile, country, state and city know of each other, and the rules of email and mobile are more than that something is there (rules.ts); any other name is a text.',
  ),
  terms: entity({
    label: text('write the words before the link'),
    linkLabel: text('write the words of the link').describe(
      'The words of the link; it leads to the terms of the policies site.',
    ),
  })
    .optional()
    .describe('The checkbox that must be ticked before the form can be sent, if there are terms.'),
  submitLabel: text('write the words of the button'),
  countries: listOf(
    entity({
      code: countryCodeSchema.describe('What is posted.'),
      name: text('name the country'),
      aliases: listOf(text('write another name of the country'), 'give other names')
        .optional()
        .describe(
          'Other names that people type, such as UK. The code itself need not be among them.',
        ),
      region: z
        .union([text('say what its parts are called'), z.literal(false)], {
          error: 'say what its parts are called, like Province, or write false where it has none',
        })
        .optional()
        .describe(
          'What the field state is called there, in place of its own label; false where there is nothing to ask.',
        ),
    }),
    'give the countries',
  )
    .optional()
    .describe('Countries for the field country.'),
  countryCodes: listOf(
    entity({
      value: pattern(/^\+[1-9]\d{0,3}$/, 'give the code like +91').describe('What is posted.'),
      label: text('write the code and the country').describe('What is shown, e.g. +91 India.'),
      countries: listOf(countryCodeSchema, 'name the countries that share the code').describe(
        'The countries that share the code; the first is the usual one.',
      ),
    }),
    'give the country codes',
  )
    .optional()
    .describe('Country codes for the field countryCode.'),
  states: listOf(text('name the state'), 'give the states')
    .optional()
    .describe('The states of listedCountry, as they are posted.'),
  cities: listOf(
    entity({
      label: text('name the city').describe('What is shown.'),
      value: text('give the value that is posted'),
      state: text('name the state that the city lies in'),
    }),
    'give the cities',
  )
    .optional()
    .describe('Cities on offer in listedCountry; another one can be typed.'),
  listedCountry: countryCodeSchema
    .optional()
    .describe('The country in which states and cities are chosen from the lists.'),
}).superRefine(({ fields, ...lists }, context) => {
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const has = (wanted: string) => fields.some(({ name }) => name === wanted);
  if (has('country') && !lists.countries) {
    report(['countries'], 'give the choices of the field "country"');
  }
  if (has('countryCode') && !lists.countryCodes) {
    report(['countryCodes'], 'give the choices of the field "countryCode"');
  }
  for (const name of ['email', 'message']) {
    if (!has(name)) report(['fields'], `add the field "${name}": without it there is no answer`);
  }
});

export type ContactForm = z.infer<typeof contactFormSchema>;
export type ContactField = ContactForm['fields'][number];

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

const questionFields = {
  name: nameSchema.describe('The name under which the answer is posted.'),
  question: text('write the question'),
  required: z
    .boolean({ error: 'say whether the question must be answered' })
    .optional()
    .describe('False where it may be left open.'),
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
      hint: text('write the hint').optional(),
    }),
  ],
  { error: "give a question of kind 'choice' or 'text'" },
);

/** The survey. */
export const feedbackFormSchema = entity({
  introduction: text('say how long the survey takes'),
  note: text('say what the mark beside the labels means'),
  identityHeading: text('write the heading').describe(
    'The heading of the part that asks who answers.',
  ),
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
  queriesHeading: text('write the heading').describe('The heading of the last part.'),
  queries: entity({ name: nameSchema, ...fieldShape }),
  hidden: list(
    entity({
      name: text('give the name of the hidden field'),
      value: text('give the value of the hidden field'),
    }),
    'give the hidden fields',
  ).describe('Fields that are sent along unseen.'),
  submitLabel: text('write the words of the button'),
});

export type FeedbackForm = z.infer<typeof feedbackFormSchema>;
export type FeedbackQuestion = FeedbackForm['parts'][number]['questions'][number];
