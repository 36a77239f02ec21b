/** Puts the translations of a language over the files of the default language. */
import { placeOf } from '../documents';
import { fieldName, type FieldPath, type Problem } from '../explain';
import { partOf } from './offPages';
import { isSample } from './samples';
import type { Source } from './sources';

/** A file of the content folder with its value. */
type File = Pick<Source, 'file' | 'value' | 'lineOf'>;

/** A translation over its original. */
interface Merged {
  value: unknown;
  /** What the two contradict each other in. */
  problems: Problem[];
  /** The place of a field in the translation; undefined for what the original says. */
  placeOf: (path: FieldPath) => FieldPath | undefined;
}

/** Fields that are the same in every language. */
const fixedFields =
  /^(?:art|autocomplete|category|code|control|countryCode|id|kolam|language|look|network|provider|slug|src|tile|value)$/;
/** Lists of names that the site knows, which are the same in every language. */
const fixedLists = /^(?:aliases|languages|profiles|projectOrder|sections|skillOrder|skills)$/;
/** An address or a day, which are not language. */
const addressOrDay = /^(?:\S+@\S+|[a-z][a-z\d+.-]*:\S*|[/#]\S*|\d{4}(?:-\d\d){0,2})$/i;
/** Addresses of documents that may be another one in each language. */
const ownAddresses = /^resumeUrl$/;
/** The fields by which items of a list are told apart, the first that all items have. */
const itemKeys = ['id', 'slug', 'code', 'href', 'name'];

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isSample(value);
const plainOf = (value: unknown) => (isSample(value) ? value.value : value);

/** Whether a field says the same in every language. */
const isFixed = (name: string, value: unknown) =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) ? fixedLists : fixedFields).test(name) ||
  (typeof value === 'string' && addressOrDay.test(value) && !ownAddresses.test(name));

/**
 * Puts a translation over its original, field by field. Lists of objects are merged by `id`, `slug`, `code`, `href` or `name` where all
 * items have it, and else in their order; lists of texts are replaced.
 */
export function mergeTranslation(original: File, translation: File): Merged {
  const problems: Problem[] = [];
  const places = new Map<string, FieldPath>();
  const report = (path: FieldPath, expectation: string, other: FieldPath) =>
    problems.push({
      file: translation.file,
      line: translation.lineOf?.(path),
      field: fieldName(path),
      expectation: `${expectation} ${original.file}${original.lineOf ? `:${original.lineOf(other)}` : ''}`,
    });

  function items(base: unknown[], own: unknown[], at: FieldPath, there: FieldPath) {
    const key = itemKeys.find(
      (name) =>
        own.every((item) => isObject(item) && name in item) &&
        base.every((item) => isObject(item) && name in item),
    );
    const merged = [...base];
    for (const [index, item] of own.entries()) {
      const wanted = key && plainOf((item as Fields)[key]);
      const place = key
        ? base.findIndex((one) => plainOf((one as Fields)[key]) === wanted)
        : index < base.length
          ? index
          : -1;
      if (place < 0) {
        const expectation = key
          ? `write the ${key} of an item in`
          : 'remove the item; none is left in';
        report([...there, index], expectation, at);
      } else merged[place] = merge(base[place], item, [...at, place], [...there, index]);
    }
    return merged;
  }

  function merge(base: unknown, own: unknown, at: FieldPath, there: FieldPath): unknown {
    if (own === undefined || own === null) return base;
    const [before, after] = [plainOf(base), plainOf(own)];
    if (isObject(before) && isObject(after)) {
      const fields = Object.entries(after).map(([name, value]) => [
        name,
        merge(before[name], value, [...at, name], [...there, name]),
      ]);
      return { ...before, ...(Object.fromEntries(fields) as Fields) };
    }
    const name = String(at.findLast((key) => typeof key === 'string') ?? '');
    if (base !== undefined && isFixed(name, before) && original.file !== 'categories.yaml') {
      if (JSON.stringify(before) === JSON.stringify(after)) return base;
      report(there, 'remove the field; it is the same in every language and is written in', at);
      return base;
    }
    if (Array.isArray(before) && Array.isArray(after) && before.some(isObject)) {
      return items(before, after, at, there);
    }
    places.set(fieldName(at), there);
    return own;
  }

  const value = merge(original.value, translation.value, [], []);
  return {
    value,
    problems,
    placeOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const place = places.get(fieldName(path.slice(0, length)));
        if (place) return [...place, ...path.slice(length)];
      }
      return undefined;
    },
  };
}

/** Lists the texts of a file that its translation does not have, as fields. */
export function untranslatedFields(original: File, translation: File): string[] {
  const { placeOf: placeIn } = mergeTranslation(original, translation);
  const leaves = (value: unknown, path: FieldPath): string[] => {
    const plain = plainOf(value);
    if (Array.isArray(plain)) return plain.flatMap((item, at) => leaves(item, [...path, at]));
    if (isObject(plain)) {
      return Object.entries(plain).flatMap(([name, field]) => leaves(field, [...path, name]));
    }
    const name = String(path.findLast((key) => typeof key === 'string') ?? '');
    const isText = typeof plain === 'string' && /\p{L}/u.test(plain) && !isFixed(name, plain);
    return isText && !fixedLists.test(name) && !placeIn(path) ? [fieldName(path)] : [];
  };
  return leaves(original.value, []);
}

/** Texts of an entry that follow from others where its translation leaves them out, so that no foreign ones are shown. */
const derivedTexts = ['badge', 'description', 'readTime', 'subtitle', 'tags'];

const without = (value: unknown, names: readonly string[]) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
    : value;

/** The files of a language. */
export interface LanguageFiles {
  sources: Source[];
  problems: Problem[];
  /** Moves a problem to the file that its field is written in. */
  locate: (problem: Problem) => Problem;
}

/** The languages that a content folder names, the default first; none where it has but one. */
export function languagesOf(sources: readonly Source[]): readonly string[] {
  const site = sources.find(({ file }) => file === 'site.yaml')?.value;
  const named = isObject(site) ? plainOf(site['languages']) : undefined;
  const texts = Array.isArray(named) ? named.filter((one) => typeof one === 'string') : [];
  return texts.length > 1 ? texts : [];
}

/** The folder of a language: the first part of its addresses. */
export const folderOf = (language: string) => language.toLowerCase();

const fieldPath = (field: string): FieldPath =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The name of a file without its language: `posts/tide-clock.fi.md` translates `posts/tide-clock.md`. */
export function originalOf(file: string): string {
  const { language } = placeOf(file) ?? {};
  return language ? file.replace(`.${language}.`, '.') : file;
}

/**
 * Picks the files of a language and puts its translations over their originals. Entries without a translation are left out, and pages
 * without words in that language's `pages` document are too.
 *
 * @param language one of the languages; undefined for the default
 * @param languages all of them, the default first
 * @param isHidden whether visitors do not see a file with this value
 */
export function filesIn(
  sources: readonly Source[],
  languages: readonly string[],
  language: string | undefined = languages[0],
  isHidden: (value: unknown) => boolean = () => false,
): LanguageFiles {
  const [first, ...others] = languages;
  const isTranslation = ({ file }: Source) => others.includes(placeOf(file)?.language ?? '');
  const originals = sources.filter((source) => !isTranslation(source));
  if (language === first) return { sources: originals, problems: [], locate: (one) => one };

  const translations = new Map(
    sources
      .filter(({ file, value }) => placeOf(file)?.language === language && !isHidden(value))
      .map((source) => [originalOf(source.file), source]),
  );
  const problems: Problem[] = [];
  const merges = new Map<string, { original: Source; translation: Source; merged: Merged }>();
  const messages = 'messages.yaml';

  const documents = originals.flatMap((original): Source[] => {
    const place = placeOf(original.file);
    const translation = translations.get(original.file);
    translations.delete(original.file);
    if (original.file === messages) return translation ? [{ ...translation, file: messages }] : [];
    if (!place || place.language) return [original];
    if (!translation) return place.collection ? [] : [withPages(original, undefined)];
    const base = place.collection
      ? { ...original, value: without(original.value, derivedTexts) }
      : withPages(original, translation.value);
    const merged = mergeTranslation(base, translation);
    problems.push(...merged.problems);
    if (original.markdown?.sections.length && !translation.markdown?.sections.length) {
      const expectation = `write the prose of ${original.file} in this language`;
      problems.push({ file: translation.file, field: '', expectation });
    }
    // Documents go by the name of the original, and prose by its own.
    const file = place.collection ? translation.file : original.file;
    merges.set(file, { original, translation, merged });
    const { value } = merged;
    const problem = original.problem ?? translation.problem;
    return [{ ...original, ...(place.collection && translation), file, value, problem }];
  });
  const renamed = translations.get(messages);
  translations.delete(messages);
  const only = [...translations].map(([file, source]) =>
    placeOf(file)?.collection ? source : { ...source, file },
  );

  return {
    sources: [...documents, ...(renamed ? [{ ...renamed, file: messages }] : []), ...only],
    problems,
    locate: (problem) => {
      if (problem.file === messages) return { ...problem, file: `messages.${language}.yaml` };
      const merge = merges.get(problem.file);
      if (!merge || problem.line !== undefined) return problem;
      const path = fieldPath(problem.field);
      const there = merge.merged.placeOf(path);
      const { file, lineOf } = there ? merge.translation : merge.original;
      return {
        ...problem,
        file: problem.field === '' ? merge.translation.file : file,
        line: lineOf?.(there ?? path),
      };
    },
  };
}

/** Leaves out the pages that a translation has no words for, but for those that every site has. */
function withPages(original: Source, translation: unknown): Source {
  if (original.file !== 'pages.yaml' || !isObject(original.value)) return original;
  const named = isObject(translation) ? translation : {};
  const isKept = (id: string) => {
    const whole = partOf[id as keyof typeof partOf] ?? id;
    return id === 'home' || id === 'notFound' || id in named || whole in named;
  };
  const names = Object.keys(original.value).filter((id) => !isKept(id));
  return { ...original, value: without(original.value, names) };
}

/** The categories of a language by those of the default. */
type Renames = Readonly<Record<'projects' | 'posts' | 'skills', ReadonlyMap<unknown, unknown>>>;

/**
 * Gives entries, skills and the resume the categories of their language: each names the one of the default, and the lists of
 * `categories.yaml` are translated in their order.
 *
 * @param original the categories of the default language
 */
export function withCategories(files: LanguageFiles, original: unknown): LanguageFiles {
  const own = files.sources.find(({ file }) => file === 'categories.yaml')?.value;
  const listOf = (value: unknown, name: string): unknown[] => {
    const list = isObject(value) ? plainOf(value[name]) : undefined;
    return Array.isArray(list) ? list.map(plainOf) : [];
  };
  const problems = [...files.problems];
  const renamesOf = (name: keyof Renames) => {
    const [before, after] = [listOf(original, name), listOf(own, name)];
    if (before.length !== after.length) {
      const expectation = `list ${before.length} categories, in the order of the default language`;
      problems.push(files.locate({ file: 'categories.yaml', field: name, expectation }));
    }
    return new Map(before.map((category, index) => [category, after[index]]));
  };
  const renames: Renames = {
    projects: renamesOf('projects'),
    posts: renamesOf('posts'),
    skills: renamesOf('skills'),
  };
  const rename = (map: ReadonlyMap<unknown, unknown>, value: unknown) =>
    map.get(plainOf(value)) ?? value;
  const edit = (value: unknown, name: string, change: (field: unknown) => unknown) =>
    isObject(value) && name in value ? { ...value, [name]: change(value[name]) } : value;
  const each = (change: (item: unknown) => unknown) => (list: unknown) =>
    Array.isArray(list) ? list.map(change) : list;
  const skills = (value: unknown) => rename(renames.skills, value);
  const arranged = (value: unknown) => edit(value, 'skillOrder', each(skills));

  function valueOf({ file, value }: Source): unknown {
    const collection = placeOf(file)?.collection;
    if (collection === 'posts' || collection === 'projects') {
      return edit(value, 'category', (category) => rename(renames[collection], category));
    }
    if (file === 'categories.yaml') {
      return edit(value, 'upcoming', (category) =>
        rename(renames.projects, rename(renames.posts, category)),
      );
    }
    if (file === 'skills.yaml') {
      return edit(
        value,
        'list',
        each((skill) => edit(skill, 'category', skills)),
      );
    }
    if (file === 'resume.yaml') return edit(arranged(value), 'variants', each(arranged));
    return value;
  }
  return {
    ...files,
    problems,
    sources: files.sources.map((source) =>
      source.picture ? source : { ...source, value: valueOf(source) },
    ),
  };
}
