import { z } from 'zod';
import { entity, listOf, oneOf, text } from './common';
import { fieldShape } from './form';

/** The names under which the fields are posted. */
export const contactFieldNames = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'mobile',
  'country',
  'state',
  'city',
  'message',
] as const;

/** A two-letter country code. */
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

/** The contact form. */
export const contactFormSchema = entity({
  /** What the mark beside the labels means. */
  note: text('say what the mark beside the labels means'),
  /** The fields, in order. */
  fields: listOf(
    entity({ name: oneOf(contactFieldNames), ...fieldShape }),
    'give the fields of the form',
  ).superRefine(unique((field) => field.name, 'name')),
  /** The checkbox that must be ticked before the form can be sent. */
  terms: entity({
    /** The words before the link. */
    label: text('write the words before the link'),
    /** The words of the link; it leads to the terms of the policies site. */
    linkLabel: text('write the words of the link'),
  }),
  /** The words of the button that sends. */
  submitLabel: text('write the words of the button'),
  /** Countries for the country field. */
  countries: listOf(
    entity({
      /** The two-letter ISO code, which is posted. */
      code: countryCode,
      /** The name that is shown. */
      name: text('name the country'),
      /** Other names that people type, such as `UK`. The code itself need not be among them. */
      aliases: listOf(text('write another name of the country'), 'give other names').optional(),
    }),
    'give the countries',
  ).superRefine(unique((country) => country.code, 'code')),
  /** Country codes for telephone numbers. */
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
  ).superRefine(unique((code) => code.value, 'value')),
  /** Indian states and union territories. */
  states: listOf(
    entity({
      /** The name, which is posted. */
      name: text('name the state or union territory'),
      /** Which of the two it is. */
      kind: oneOf(['state', 'union territory']),
    }),
    'give the states and union territories',
  ).superRefine(unique((state) => state.name, 'name')),
  /** Cities on offer in India; another one can be typed. */
  cities: listOf(
    entity({
      /** What is shown; no two cities share it. */
      label: text('name the city'),
      /** What is posted. */
      value: text('give the value that is posted'),
      /** The state that it lies in. */
      state: text('name the state that the city lies in'),
    }),
    'give the cities',
  ).superRefine(unique((city) => city.label, 'label')),
  /** The country in which states and cities are chosen from the lists. */
  listedCountry: countryCode,
}).superRefine((form, context) => {
  const states = new Set(form.states.map((state) => state.name));
  form.cities.forEach((city, index) => {
    if (!states.has(city.state)) {
      context.addIssue({
        code: 'custom',
        path: ['cities', index, 'state'],
        message: `name a state of the list; "${city.state}" is not in it`,
      });
    }
  });
  const missing = contactFieldNames.filter((name) => !form.fields.some((f) => f.name === name));
  if (missing.length > 0) {
    context.addIssue({
      code: 'custom',
      path: ['fields'],
      message: `add the missing fields: ${missing.join(', ')}`,
    });
  }
});

/** The contact form. */
export type ContactForm = z.infer<typeof contactFormSchema>;
/** A field of the contact form. */
export type ContactField = ContactForm['fields'][number];
/** The name under which a field of the contact form is posted. */
export type ContactFieldName = (typeof contactFieldNames)[number];
