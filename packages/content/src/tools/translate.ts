/** Merges translations into the default language's files. */
import { documents as documentFiles, locationOf } from '../documents';
import { withCountryNames, withSortedCountries } from './countryNames';
import { withCategory } from './entries';
import { fieldName, lastFieldName, type FieldPath, type Problem } from '../explain';
import { isLanguage } from '../format';
import { messagesFile } from './messages';
import { parentPages } from './disabledPages';
import { isFields, isSample, unwrapSamples, type Fields } from './samples';
import type { Source } from './sources';

type File = Pick<Source, 'file' | 'value' | 'lineOf'>;

interface Merged {
  value: unknown;
  /** Contradictions between the translation and its original. */
  problems: Problem[];
  /** Returns a field's path in the translation; undefined if the field comes from the original. */
  pathInTranslation: (path: FieldPath) => FieldPath | undefined;
}

/** Fields that are the same in every language. */
const fixedFields =
  /^(?:art|autocomplete|category|code|control|countryCode|id|kolam|language|listedCountry|look|network|project|provider|slug|src|tile|value)$/;
/** Lists of identifiers. */
const fixedLists =
  /^(?:aliases|education|languages|profiles|projectOrder|sections|skillOrder|skills)$/;
/** Matches URLs, email addresses and dates. */
const fixedValue = /^(?:\S+@\S+|[a-z][a-z\d+.-]*:\S*|[/#]\S*|\d{4}(?:-\d\d){0,2})$/i;
const translatableUrls = /^resumeUrl$/;
/**
 * Fields that identify list items, in order of preference. Names may be translated, so `name` identifies items only if the translated list
 * has fewer items, or contains one of the original's names at another position.
 */
const itemKeys = ['id', 'slug', 'code', 'href', 'name'];

const withoutSample = (value: unknown) => (isSample(value) ? value.value : value);

/** Returns true for a list of identifiers. */
export const isFixedList = (name: string, list: readonly unknown[]) =>
  fixedLists.test(name) && !list.some(isFields);

const isFixedField = (name: string, value: unknown) =>
  Array.isArray(value) ? name !== 'aliases' && isFixedList(name, value) : fixedFields.test(name);

const isFixed = (name: string, value: unknown) =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  isFixedField(name, value) ||
  (typeof value === 'string' && fixedValue.test(value) && !translatableUrls.test(name));

/** Returns true for text that differs between languages. */
export const isTranslatable = (name: string, value: unknown): value is string =>
  typeof value === 'string' &&
  /\p{L}/u.test(value) &&
  !fixedValue.test(value) &&
  !isFixed(name, value);

/** Merges a translation into its original. Replaces lists of strings. Matches objects in lists by a field such as `id`, or by position. */
export function mergeTranslation(original: File, translation: File): Merged {
  const problems: Problem[] = [];
  const paths = new Map<string, FieldPath>();
  const report = (path: FieldPath, expectation: string, other: FieldPath) =>
    problems.push({
      file: translation.file,
      line: translation.lineOf?.(path),
      field: fieldName(path),
      expectation: `${expectation} ${original.file}${original.lineOf ? `:${original.lineOf(other)}` : ''}`,
    });

  function mergeItems(
    base: unknown[],
    own: unknown[],
    originalPath: FieldPath,
    translationPath: FieldPath,
  ) {
    const valuesOf = (list: unknown[], name: string) =>
      list.map((item) => (isFields(item) && name in item ? withoutSample(item[name]) : undefined));
    const key = itemKeys.find((name) => {
      const [baseValues, ownValues] = [valuesOf(base, name), valuesOf(own, name)];
      if ([...baseValues, ...ownValues].includes(undefined)) return false;
      return (
        name !== 'name' ||
        ownValues.length < baseValues.length ||
        ownValues.some((value, index) => baseValues.includes(value) && baseValues[index] !== value)
      );
    });
    const merged = [...base];
    for (const [index, item] of own.entries()) {
      const id = key && withoutSample((item as Fields)[key]);
      const position = key
        ? base.findIndex((one) => withoutSample((one as Fields)[key]) === id)
        : index < base.length
          ? index
          : -1;
      if (position < 0) {
        const expectation = key
          ? `use the ${key} of an item in`
          : 'remove the item; it has no counterpart in';
        report([...translationPath, index], expectation, originalPath);
      } else
        merged[position] = merge(
          base[position],
          item,
          [...originalPath, position],
          [...translationPath, index],
        );
    }
    return merged;
  }

  function merge(
    base: unknown,
    own: unknown,
    originalPath: FieldPath,
    translationPath: FieldPath,
  ): unknown {
    if (own === undefined || own === null) return base;
    const [baseValue, ownValue] = [withoutSample(base), withoutSample(own)];
    if (isFields(baseValue) && isFields(ownValue)) {
      const fields = Object.entries(ownValue).map(([name, value]) => [
        name,
        merge(baseValue[name], value, [...originalPath, name], [...translationPath, name]),
      ]);
      return { ...baseValue, ...(Object.fromEntries(fields) as Fields) };
    }
    const name = lastFieldName(originalPath);
    // A translation may replace a `word`, such as the greeting, with a word in another language.
    const isWordLanguage = name === 'language' && originalPath.at(-2) === 'word';
    const mayDiffer = isWordLanguage || original.file === 'categories.yaml';
    if (base === undefined && name !== 'slug' && isFixedField(name, ownValue) && !mayDiffer) {
      report(translationPath, 'remove the field, or set it for every language in', originalPath);
      return base;
    }
    if (base !== undefined && isFixed(name, baseValue) && !mayDiffer) {
      if (JSON.stringify(baseValue) === JSON.stringify(ownValue)) return base;
      report(translationPath, 'remove the field; every language uses the value in', originalPath);
      return base;
    }
    if (Array.isArray(baseValue) && Array.isArray(ownValue) && baseValue.some(isFields)) {
      return mergeItems(baseValue, ownValue, originalPath, translationPath);
    }
    paths.set(fieldName(originalPath), translationPath);
    return own;
  }

  const value = merge(original.value, translation.value, [], []);
  return {
    value,
    problems,
    pathInTranslation: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const ownPath = paths.get(fieldName(path.slice(0, length)));
        if (ownPath) return [...ownPath, ...path.slice(length)];
      }
      return undefined;
    },
  };
}

/** Optional fields of an entry that a translation does not inherit, because they have defaults. */
const derivedFields = ['badge', 'description', 'readTime', 'subtitle', 'tags'];

/** Names that are usually not translated, by document or collection. Each pattern matches `field: value`. */
const properNames: Readonly<Record<string, RegExp>> = {
  certificates: /^(?:name|certificates\[\d+\]\.issuedBy): /,
  'contact-form.yaml': /^(?:cities|countries|countryCodes|states)\b/,
  'internships.yaml': /^\[\d+\]\.(?:company|city): (?!Online$)/,
  'jobs.yaml': /^list\[\d+\]\.(?:company|city): (?!Online$)/,
  'owner.yaml': /^(?:name|location\.(?:city|country)): /,
  'resume.yaml': /^(?:projects\[\d+\]\.name|references\[\d+\]\.title|\w+\[\d+\]\.organization): /,
  'skills.yaml': /^list\[\d+\]\.name: /,
};

/** Returns true for a description that `content:init` or `content:new` wrote. */
const isGeneratedAlt = (alt: unknown, subject: string) =>
  [subject, `The mark of ${subject}.`, `A certificate from ${subject}.`].includes(String(alt));

/** Lists fields that a translation lacks. */
export function untranslatedFields(original: File, translation: File): string[] {
  const { pathInTranslation } = mergeTranslation(original, translation);
  const collection = locationOf(original.file)?.collection;
  const properName = properNames[collection ?? original.file];
  const untranslatedIn = (value: unknown, path: FieldPath, subject = ''): string[] => {
    const plain = withoutSample(value);
    const name = lastFieldName(path);
    if (Array.isArray(plain)) {
      return isFixedList(name, plain)
        ? []
        : plain.flatMap((item, at) => untranslatedIn(item, [...path, at], subject));
    }
    if (isFields(plain)) {
      const ownSubject = String(withoutSample(plain['company'] ?? plain['name']) ?? subject);
      return Object.entries(plain)
        .filter(([key]) => !('language' in plain && /^(?:text|transliteration)$/.test(key)))
        .filter(([key]) => !(collection && path.length === 0 && derivedFields.includes(key)))
        .flatMap(([key, field]) => untranslatedIn(field, [...path, key], ownSubject));
    }
    const field = fieldName(path);
    const isOmitted =
      properName?.test(`${field}: ${String(plain)}`) ||
      (name === 'alt' && isGeneratedAlt(plain, subject));
    return isTranslatable(name, plain) && !isOmitted && !pathInTranslation(path) ? [field] : [];
  };
  return untranslatedIn(original.value, []);
}

const without = (value: unknown, names: readonly string[]) =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
    : value;

export interface LanguageFiles {
  sources: Source[];
  problems: Problem[];
}

/** Returns the site's languages, the default first. Returns only English if `site.yaml` has no valid language. */
export function languagesOf(sources: readonly Source[]): readonly [string, ...string[]] {
  const { file } = documentFiles.site;
  const site = unwrapSamples(sources.find((one) => one.file === file)?.value, file).value;
  const { language, languages } = (isFields(site) ? site : {}) as Fields;
  const first = typeof language === 'string' && isLanguage(language) ? language : 'en';
  const listed = Array.isArray(languages) ? languages : [];
  return [first, ...listed.filter((one) => typeof one === 'string' && one !== first)];
}

/** Returns a language's folder: the first segment of the URL paths. */
export const folderOf = (language: string) => language.toLowerCase();

/** Removes the language from a file name: `posts/tide-clock.fi.md` becomes `posts/tide-clock.md`. */
export function originalOf(file: string): string {
  const { language } = locationOf(file) ?? {};
  return language ? file.replace(`.${language}.`, '.') : file;
}

function categoriesIn(sources: readonly Source[]): Readonly<Record<string, string[]>> {
  const value = sources.find(({ file }) => file === documentFiles.categories.file)?.value;
  return Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).map(([collection, names]) => {
      const plain = withoutSample(names);
      const all = Array.isArray(plain) ? plain.map(withoutSample) : [];
      return [collection, all.filter((name) => typeof name === 'string')];
    }),
  );
}

/**
 * Returns a language's files with translations merged in. Omits untranslated entries and pages.
 *
 * @param language one of the languages; undefined for the default
 * @param languages all languages, the default first
 * @param isHidden returns true if visitors do not see a file with this value
 */
export function filesIn(
  sources: readonly Source[],
  languages: readonly string[],
  language: string | undefined = languages[0],
  isHidden: (value: unknown) => boolean = () => false,
): LanguageFiles {
  const [first, ...others] = languages;
  const isTranslation = ({ file }: Source) => others.includes(locationOf(file)?.language ?? '');
  const files = sources.filter((source) => !isTranslation(source));
  if (language === undefined || language === first) return { sources: files, problems: [] };
  const originals = files.map((source) => ({
    ...source,
    value: withCountryNames(source.file, source.value, language),
  }));

  const translations = new Map(
    sources
      .filter(({ file, value }) => locationOf(file)?.language === language && !isHidden(value))
      .map((source) => [originalOf(source.file), source]),
  );
  const problems: Problem[] = [];
  const categories = categoriesIn(originals);
  /** Returns a translation that replaces its original, or has none. */
  const replacing = (file: string, translation: Source): Source => ({
    ...translation,
    file,
    locate: (path) => ({ file: translation.file, line: translation.lineOf?.(path) }),
  });

  const documents = originals.flatMap((original): Source[] => {
    const location = locationOf(original.file);
    const translation = translations.get(original.file);
    translations.delete(original.file);
    if (original.file === messagesFile)
      return translation ? [replacing(messagesFile, translation)] : [];
    if (!location || location.language) return [original];
    if (!translation) {
      // Omits an untranslated FAQ, because no page depends on it.
      if (original.file === documentFiles.faq.file) return [];
      const value = withSortedCountries(original.file, original.value, language);
      return location.collection ? [] : [withPages({ ...original, value }, undefined)];
    }
    const base = location.collection
      ? {
          ...original,
          // Determines the category before the tags are removed, because the category may come from a tag.
          value: without(
            withCategory(original.value, categories[location.collection]),
            derivedFields,
          ),
        }
      : withPages(original, translation.value);
    const merged = mergeTranslation(base, translation);
    problems.push(...merged.problems);
    if (original.markdown?.sections.length && !translation.markdown?.sections.length) {
      const expectation = `translate the text of ${original.file}`;
      problems.push({ file: translation.file, field: '', expectation });
    }
    // An entry has the translation's file name. A document keeps the original's.
    const file = location.collection ? translation.file : original.file;
    const locate: Source['locate'] = (path) => {
      const translatedPath = merged.pathInTranslation(path);
      const source = translatedPath || path.length === 0 ? translation : original;
      return { file: source.file, line: source.lineOf?.(translatedPath ?? path) };
    };
    const problem = original.problem ?? translation.problem;
    const value = problem ? undefined : withSortedCountries(original.file, merged.value, language);
    return [{ ...original, ...(location.collection && translation), file, value, problem, locate }];
  });
  const onlyTranslated = [...translations].map(([file, source]) =>
    locationOf(file)?.collection ? source : replacing(file, source),
  );

  return { sources: [...documents, ...onlyTranslated], problems };
}

/** Removes untranslated pages from the `pages` document, except pages that every site has. */
export function withPages(original: Source, translation: unknown): Source {
  if (original.file !== 'pages.yaml' || !isFields(original.value)) return original;
  const translatedPages = isFields(translation) ? translation : {};
  const isKept = (id: string) => {
    const parent = parentPages[id as keyof typeof parentPages] ?? id;
    return id === 'home' || id === 'notFound' || id in translatedPages || parent in translatedPages;
  };
  const untranslatedPages = Object.keys(original.value).filter((id) => !isKept(id));
  return { ...original, value: without(original.value, untranslatedPages) };
}
