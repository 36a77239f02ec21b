/** The contact form, the survey, and the questions beside the contact form. */
import { z } from 'zod';
import {
  booleanSchema,
  countryCodeSchema,
  entity,
  list,
  nonEmptyList,
  oneOf,
  pattern,
  text,
} from './common';

const nameSchema = pattern(/^[A-Za-z][\w-]*$/, 'name the field in letters, digits and hyphens');

const fieldShape = {
  label: text('write the field’s label').describe('The label above the control.'),
  control: oneOf(['text', 'email', 'tel', 'select', 'textarea']),
  required: booleanSchema.default(true).describe('False if the field may be left empty.'),
  autocomplete: text('give an HTML autocomplete token, or off').describe(
    'The HTML autocomplete token, which lets browsers fill in the field.',
  ),
  hint: text('write the hint').optional(),
};

export const contactFormSchema = entity({
  note: text('explain the mark next to the labels'),
  fields: nonEmptyList(
    entity({ name: nameSchema, ...fieldShape }),
    'list the form’s fields',
  ).describe(
    'The fields, in order. countryCode, mobile, country, state and city depend on each other; email and mobile have their own validation (rules.ts). Any other name is a plain text field.',
  ),
  terms: entity({
    label: text('write the text before the link'),
    linkLabel: text('write the link text').describe(
      'The label of the link to the terms on the policies site.',
    ),
  })
    .optional()
    .describe(
      'The checkbox that visitors must tick before they can submit the form. Leave it out if you have no terms.',
    ),
  submitLabel: text('write the button’s label'),
  countries: nonEmptyList(
    entity({
      code: countryCodeSchema.describe('The posted value.'),
      name: text('name the country'),
      aliases: nonEmptyList(text('write another name for the country'), 'list other names')
        .optional()
        .describe('Other names that people type, such as UK. The code itself is always accepted.'),
      region: z
        .union([text('name its regions'), z.literal(false)], {
          error: 'write the label, like Province, or false if the country has no regions',
        })
        .optional()
        .describe('The state field’s label for this country; false if the country has no states.'),
    }),
    'list the countries',
  )
    .optional()
    .describe('Options for the field country.'),
  countryCodes: nonEmptyList(
    entity({
      value: pattern(/^\+[1-9]\d{0,3}$/, 'give the code like +91').describe('The posted value.'),
      label: text('write the code and the country').describe(
        'The displayed label, e.g. +91 India.',
      ),
      countries: nonEmptyList(countryCodeSchema, 'list the countries that share the code').describe(
        'The countries that share the code, most common first.',
      ),
    }),
    'list the country codes',
  )
    .optional()
    .describe('Options for the field countryCode.'),
  states: nonEmptyList(text('name the state'), 'list the states')
    .optional()
    .describe('The states in listedCountry. Each is both the label and the posted value.'),
  cities: nonEmptyList(
    entity({
      label: text('name the city').describe('The displayed label.'),
      value: text('give the posted value'),
      state: text('name the city’s state'),
    }),
    'list the cities',
  )
    .optional()
    .describe('Suggested cities in listedCountry. Visitors can type another one.'),
  listedCountry: countryCodeSchema
    .optional()
    .describe('The country that the lists of states and cities are for.'),
}).superRefine(({ fields, ...lists }, context) => {
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const has = (fieldName: string) => fields.some(({ name }) => name === fieldName);
  if (has('country') && !lists.countries) {
    report(['countries'], 'list the options for the field "country"');
  }
  if (has('countryCode') && !lists.countryCodes) {
    report(['countryCodes'], 'list the options for the field "countryCode"');
  }
  for (const name of ['email', 'message']) {
    if (!has(name)) report(['fields'], `add the field "${name}"; without it you cannot reply`);
  }
});

export type ContactField = z.infer<typeof contactFormSchema>['fields'][number];

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
  name: nameSchema.describe('The field name that the answer is posted under.'),
  question: text('write the question'),
  required: booleanSchema.optional().describe('False if the question may be left unanswered.'),
};

const questionSchema = z.discriminatedUnion(
  'kind',
  [
    entity({
      kind: z.literal('choice'),
      ...questionFields,
      options: nonEmptyList(text('write the answer'), 'list the answers'),
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
  introduction: text('say how long the survey takes'),
  note: text('explain the mark next to the labels'),
  identityHeading: text('write the heading').describe(
    'The heading of the part that asks for a name and email address.',
  ),
  identity: list(
    entity({ name: oneOf(['name', 'email']), ...fieldShape }),
    'list the fields for the name and email address',
  ),
  parts: nonEmptyList(
    entity({
      heading: text('write the heading of this part'),
      questions: nonEmptyList(questionSchema, 'list the questions in this part'),
    }),
    'list the survey’s parts',
  ),
  queriesHeading: text('write the heading').describe('The heading of the last part.'),
  queries: entity({ name: nameSchema, ...fieldShape }),
  hidden: list(
    entity({
      name: text('give the hidden field’s name'),
      value: text('give the hidden field’s value'),
    }),
    'list the hidden fields',
  ).describe('Hidden fields that are posted with the answers.'),
  submitLabel: text('write the button’s label'),
});

export type FeedbackForm = z.infer<typeof feedbackFormSchema>;
export type FeedbackQuestion = FeedbackForm['parts'][number]['questions'][number];
