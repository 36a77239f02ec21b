/** Translates country names, based on country codes. */
import { replaceParts } from '../replaceParts';
import { isFields, isSample, type Fields } from './samples';

/** Replaces the country names in `owner.yaml` and `contact-form.yaml` with names in a language. A translation may override them. */
export function withCountryNames(file: string, value: unknown, language: string): unknown {
  if (file !== 'owner.yaml' && file !== 'contact-form.yaml') return value;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const list = new Intl.ListFormat(language);
  const namesOf = (codes: unknown) =>
    [codes]
      .flat()
      .flatMap((code) =>
        typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? []) : [],
      );
  return replaceParts(value, (part) => {
    if (isSample(part)) return part;
    if (!isFields(part)) return undefined;
    const [country] = namesOf(part['countryCode']);
    if (country) return { ...part, country };
    const [name] = namesOf(part['code']);
    if (name) return { ...part, name };
    const dialled = namesOf(part['countries']);
    return dialled.length > 0
      ? { ...part, label: `${String(part['value'])} ${list.format(dialled)}` }
      : undefined;
  });
}

/** Sorts the contact form's countries alphabetically in a language. */
export function withSortedCountries(file: string, form: unknown, language: string): unknown {
  if (file !== 'contact-form.yaml' || !isFields(form)) return form;
  const { compare } = new Intl.Collator(language);
  /** Returns the country's name, also from a label like `+91 India`. */
  const nameOf = ({ name, label }: Fields) => String(name ?? label).replace(/^\+\d+ /, '');
  const sorted = ['countries', 'countryCodes'].flatMap((field) => {
    const list = form[field] as Fields[] | undefined;
    return list
      ? [[field, list.toSorted((one, other) => compare(nameOf(one), nameOf(other)))]]
      : [];
  });
  return { ...form, ...(Object.fromEntries(sorted) as Fields) };
}
