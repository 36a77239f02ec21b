import { z } from 'zod';
import { entity, listOf, oneOf, text } from './common';
import { fieldShape, nameSchema } from './form';

const countryCode = z
  .string({ error: 'give the two-letter code of the country' })
  .regex(/^[A-Z]{2}$/, { error: 'give the two-letter code of the country, like IN' });

/** Reports the second of two entries that share a value. */
function unique<Entry>(key: (entry: Entry) => string, path: string) {
  return (list: Entry[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    list.forEach((entry, index) => {
      if (seen.has(key(entry))) {
        context.addIssue({
          code: 'custom',
          path: [index, path],
          message: `remove the second "${key(entry)}"`,
        });
      }
      seen.add(key(entry));
    });
  };
}

export const contactFormSchema = entity({
  note: text('say what the mark beside the labels means'),
  /**
   * The fields, in order. `countryCode`, `mobile`, `country`, `state` and `city` know of each other, and the rules of `email` and
   * `mobile` are more than that something is there (`contactRules.ts`); any other name is a text.
   */
  fields: listOf(
    entity({ name: nameSchema, ...fieldShape }),
    'give the fields of the form',
  ).superRefine(unique((field) => field.name, 'name')),
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
      /** The two-letter ISO code, which is posted. */
      code: countryCode,
      /** The name that is shown. */
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
  )
    .superRefine(unique((country) => country.code, 'code'))
    .optional(),
  /** Country codes for the field `countryCode`. */
  countryCodes: listOf(
    entity({
      /** What is posted, e.g. `+91`. */
      value: z
        .string({ error: 'give the code like +91' })
        .regex(/^\+[1-9]\d{0,3}$/, { error: 'give the code like +91' }),
      /** What is shown, e.g. `+91 India`. */
      label: text('write the code and the country'),
      /** The countries that share the code; the first is the usual one. */
      countries: listOf(countryCode, 'name the countries that share the code'),
    }),
    'give the country codes',
  )
    .superRefine(unique((code) => code.value, 'value'))
    .optional(),
  /** The states of `listedCountry`, in its case those of India. */
  states: listOf(
    entity({
      /** The name, which is posted. */
      name: text('name the state or union territory'),
      /** Which of the two it is. */
      kind: oneOf(['state', 'union territory']),
    }),
    'give the states and union territories',
  )
    .superRefine(unique((state) => state.name, 'name'))
    .optional(),
  /** Cities on offer in `listedCountry`; another one can be typed. */
  cities: listOf(
    entity({
      /** What is shown; no two cities share it. */
      label: text('name the city'),
      value: text('give the value that is posted'),
      state: text('name the state that the city lies in'),
    }),
    'give the cities',
  )
    .superRefine(unique((city) => city.label, 'label'))
    .optional(),
  /** The country in which states and cities are chosen from the lists. */
  listedCountry: countryCode.optional(),
}).superRefine((form, context) => {
  const states = new Set(form.states?.map((state) => state.name));
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  form.cities?.forEach((city, index) => {
    if (!states.has(city.state)) {
      report(['cities', index, 'state'], `name a state of the list; "${city.state}" is not in it`);
    }
  });
  const has = (name: string) => form.fields.some((field) => field.name === name);
  for (const [name, list] of [
    ['country', 'countries'],
    ['countryCode', 'countryCodes'],
  ] as const) {
    if (has(name) && !form[list]) report([list], `give the choices of the field "${name}"`);
  }
  for (const name of ['email', 'message']) {
    if (!has(name)) report(['fields'], `add the field "${name}": without it there is no answer`);
  }
});

export type ContactForm = z.infer<typeof contactFormSchema>;
export type ContactField = ContactForm['fields'][number];
