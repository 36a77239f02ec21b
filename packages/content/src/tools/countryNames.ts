/** Translates country names, based on country codes. */
import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Translates the country names that a translation of `owner.yaml` or `contact-form.yaml` omits. Sorts the form's countries alphabetically
 * in the translation's language.
 *
 * @param original the file's value in the default language
 * @param merged the value with the translation merged in
 */
export function withCountryNames(
  file: string,
  original: unknown,
  merged: unknown,
  language: string,
): unknown {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const nameOf = (code: unknown) => {
    const isCode = typeof code === 'string' && /^[A-Z]{2}$/.test(code);
    return isCode ? names.of(code) : undefined;
  };
  /** Fills in a field that the translation does not set. */
  const fillIn = (field: string, name: string | undefined, own: Fields, original?: Fields) =>
    name && isDeepStrictEqual(own[field], original?.[field]) ? { ...own, [field]: name } : own;

  if (file === 'owner.yaml') {
    const { location } = merged as { location?: Fields };
    if (!location) return merged;
    const { location: originalLocation } = original as { location?: Fields };
    const translated = fillIn(
      'country',
      nameOf(location['countryCode']),
      location,
      originalLocation,
    );
    return { ...(merged as Fields), location: translated };
  }
  if (file !== 'contact-form.yaml') return merged;
  const { compare } = new Intl.Collator(language);
  const nameList = new Intl.ListFormat(language);
  /** Returns the country's name from a label like `+91 India`. */
  const nameIn = (label: unknown) => String(label).replace(/^\+\d+ /, '');
  const withTranslatedNames = (
    list: string,
    key: string,
    field: string,
    nameFor: (item: Fields) => string | undefined,
  ) => {
    const items = (merged as Record<string, unknown>)[list];
    if (!Array.isArray(items)) return {};
    const originals = new Map(
      ((original as Record<string, Fields[]>)[list] ?? []).map((item) => [item[key], item]),
    );
    const translated = items.map((item: Fields) =>
      fillIn(field, nameFor(item), item, originals.get(item[key])),
    );
    return {
      [list]: translated.toSorted((one, other) =>
        compare(nameIn(one[field]), nameIn(other[field])),
      ),
    };
  };
  return {
    ...(merged as Fields),
    ...withTranslatedNames('countries', 'code', 'name', ({ code }) => nameOf(code)),
    ...withTranslatedNames('countryCodes', 'value', 'label', ({ value, countries }) => {
      const known = [countries].flat().flatMap((code) => nameOf(code) ?? []);
      return known.length > 0 ? `${String(value)} ${nameList.format(known)}` : undefined;
    }),
  };
}
