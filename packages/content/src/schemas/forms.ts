/** Forms of Contact and the survey, and the questions beside the contact form. */
import { z } from 'zod';
import { countryCodeSchema, entity, list, listOf, oneOf, pattern, text } from './common';

/** Name of a field in the posted form. */
const nameSchema = pattern(/^[A-Za-z][\w-]*$/, 'name the field in letters, digits and hyphens');

/** Properties of all form fields, except the name. */
const fieldShape = {
  label: text('write the label of the field').describe('The label above the control.'),
  control: oneOf(['text', 'email', 'tel', 'select', 'textarea']),
  required: z
    .boolean({ error: 'write true or false' })
    .default(true)
    .describe('False if the field may be left empty.'),
  autocomplete: text('give the autocomplete token, or off').describe(
    'The autocomplete token of the HTML standard, which lets browsers fill in the field.',
  ),
  inputMode: oneOf(['text', 'email', 'tel', 'numeric'])
    .optional()
    .describe('The keyboard on phones, if it differs from the default of the control.'),
  enterKeyHint: oneOf(['next', 'send', 'enter'])
    .optional()
    .describe(
      "The label of the phone keyboard's enter key. By default it starts a new line in a textarea and moves to the next field elsewhere.",
    ),
  hint: text('write the hint').optional(),
};

export const contactFormSchema = entity({
  note: text('explain the mark next to the labels'),
  fields: listOf(
    entity({ name: nameSchema, ...fieldShape }),
    'list the fields of the form',
  ).describe(
    'The fields, in order. countryCode, mobile, country, state and city depend on each other; email and mobile have their own rules (rules.ts). Any other name is a plain text field.',
  ),
  terms: entity({
    label: text('write the text before the link'),
    linkLabel: text('write the link text').describe(
      'The text of the link to the terms of the policies site.',
    ),
  })
    .optional()
    .describe(
      'The checkbox that visitors must tick before they can send the form. Leave it out if you have no terms.',
    ),
  submitLabel: text('write the button’s label'),
  countries: listOf(
    entity({
      code: countryCodeSchema.describe('The value that is posted.'),
      name: text('name the country'),
      aliases: listOf(text('write another name of the country'), 'list other names')
        .optional()
        .describe('Other names that people type, such as UK. The code itself is always accepted.'),
      region: z
        .union([text('name its regions'), z.literal(false)], {
          error: 'name its regions, like Province, or write false if it has none',
        })
        .optional()
        .describe(
          'The label of the state field for this country; false if the country has no states.',
        ),
    }),
    'list the countries',
  )
    .optional()
    .describe('Countries for the field country.'),
  countryCodes: listOf(
    entity({
      value: pattern(/^\+[1-9]\d{0,3}$/, 'give the code like +91').describe(
        'The value that is posted.',
      ),
      label: text('write the code and the country').describe(
        'The label that is shown, e.g. +91 India.',
      ),
      countries: listOf(countryCodeSchema, 'list the countries that share the code').describe(
        'The countries that share the code; the first is the usual one.',
      ),
    }),
    'list the country codes',
  )
    .optional()
    .describe('Country codes for the field countryCode.'),
  states: listOf(text('name the state'), 'list the states')
    .optional()
    .describe('The states of listedCountry, as posted.'),
  cities: listOf(
    entity({
      label: text('name the city').describe('The label that is shown.'),
      value: text('give the value that is posted'),
      state: text('name the state of the city'),
    }),
    'list the cities',
  )
    .optional()
    .describe('The cities listed for listedCountry. Visitors can type another one.'),
  listedCountry: countryCodeSchema
    .optional()
    .describe('The country whose states and cities come from these lists.'),
}).superRefine(({ fields, ...lists }, context) => {
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const has = (wanted: string) => fields.some(({ name }) => name === wanted);
  if (has('country') && !lists.countries) {
    report(['countries'], 'list the options of the field "country"');
  }
  if (has('countryCode') && !lists.countryCodes) {
    report(['countryCodes'], 'list the options of the field "countryCode"');
  }
  for (const name of ['email', 'message']) {
    if (!has(name)) report(['fields'], `add the field "${name}"; without it you cannot reply`);
  }
});

export type ContactForm = z.infer<typeof contactFormSchema>;
export type ContactField = ContactForm['fields'][number];

/** Frequently asked questions in order. */
export const faqSchema = list(
  entity({
    question: text('write the question').endsWith('?', {
      error: 'end the question with a question mark',
    }),
    answer: text('write the answer'),
  }),
  'list the questions with their answers',
);

export type FaqItem = z.infer<typeof faqSchema>[number];

const questionFields = {
  name: nameSchema.describe('The field name that is posted with the answer.'),
  question: text('write the question'),
  required: z
    .boolean({ error: 'write true or false' })
    .optional()
    .describe('False if the question may be left unanswered.'),
};

const questionSchema = z.discriminatedUnion(
  'kind',
  [
    entity({
      kind: z.literal('choice'),
      ...questionFields,
      options: listOf(text('write the answer'), 'list the answers'),
    }),
    entity({
      kind: z.literal('text'),
      ...questionFields,
      hint: text('write the hint').optional(),
    }),
  ],
  { error: "give a question of kind 'choice' or 'text'" },
);

export const feedbackFormSchema = entity({
  introduction: text('write how long the survey takes'),
  note: text('explain the mark next to the labels'),
  identityHeading: text('write the heading').describe(
    'The heading of the part that asks for name and email address.',
  ),
  identity: list(
    entity({ name: oneOf(['name', 'email']), ...fieldShape }),
    'list the fields for name and email address',
  ),
  parts: listOf(
    entity({
      heading: text('write the heading of the part'),
      questions: listOf(questionSchema, 'list the questions of the part'),
    }),
    'list the parts of the survey',
  ),
  queriesHeading: text('write the heading').describe('The heading of the last part.'),
  queries: entity({ name: nameSchema, ...fieldShape }),
  hidden: list(
    entity({
      name: text('give the name of the hidden field'),
      value: text('give the value of the hidden field'),
    }),
    'list the hidden fields',
  ).describe('Hidden fields, sent with every answer.'),
  submitLabel: text('write the button’s label'),
});

export type FeedbackForm = z.infer<typeof feedbackFormSchema>;
export type FeedbackQuestion = FeedbackForm['parts'][number]['questions'][number];
