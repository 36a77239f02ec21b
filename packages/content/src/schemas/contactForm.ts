import { z } from 'zod';
import { countryCodeSchema, entity, listOf, pattern, text } from './common';
import { fieldShape, nameSchema } from './form';

export const contactFormSchema = entity({
  note: text('say what the mark beside the labels means'),
  /**
   * The fields, in order. `countryCode`, `mobile`, `country`, `state` and `city` know of each other, and the rules of `email` and
   * `mobile` are more than that something is there (`rules.ts`); any other name is a text.
   */
  fields: listOf(entity({ name: nameSchema, ...fieldShape }), 'give the fields of the form'),
  /** The checkbox that must be ticked before the form can be sent, if there are terms. */
  terms: entity({
    label: text('write the words before the link'),
    /** The words of the link; it leads to the terms of the policies site. */
    linkLabel: text('write the words of the link'),
  }).optional(),
  submitLabel: text('write the words of the button'),
  /** Countries for the field `country`. */
  countries: listOf(
    entity({
      /** What is posted. */
      code: countryCodeSchema,
      /** What is shown. */
      name: text('name the country'),
      /** Other names that people type, such as `UK`. The code itself need not be among them. */
      aliases: listOf(text('write another name of the country'), 'give other names').optional(),
      /** What the field `state` is called there, in place of its own label; false where there is nothing to ask. */
      region: z
        .union([text('say what its parts are called'), z.literal(false)], {
          error: 'say what its parts are called, like Province, or write false where it has none',
        })
        .optional(),
    }),
    'give the countries',
  ).optional(),
  /** Country codes for the field `countryCode`. */
  countryCodes: listOf(
    entity({
      /** What is posted. */
      value: pattern(/^\+[1-9]\d{0,3}$/, 'give the code like +91'),
      /** What is shown, e.g. `+91 India`. */
      label: text('write the code and the country'),
      /** The countries that share the code; the first is the usual one. */
      countries: listOf(countryCodeSchema, 'name the countries that share the code'),
    }),
    'give the country codes',
  ).optional(),
  /** The states of `listedCountry`, as they are posted. */
  states: listOf(text('name the state'), 'give the states').optional(),
  /** Cities on offer in `listedCountry`; another one can be typed. */
  cities: listOf(
    entity({
      /** What is shown. */
      label: text('name the city'),
      value: text('give the value that is posted'),
      state: text('name the state that the city lies in'),
    }),
    'give the cities',
  ).optional(),
  /** The country in which states and cities are chosen from the lists. */
  listedCountry: countryCodeSchema.optional(),
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
