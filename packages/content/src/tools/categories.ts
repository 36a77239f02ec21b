/** Translates the names of categories and skills, which files give in the default language. Names match by their position in a list. */
import { problemAt, type Documents } from '../documents';
import { lastFieldName, type Problem } from '../explain';
import { replaceParts } from '../replaceParts';

const lists = ['projects', 'posts', 'skills'] as const;

/** Returns advice for an unknown category. */
export const categoryAdvice = (category: string, known: readonly string[]): string => {
  const addition = `add "${category}" to categories.yaml`;
  return known.length > 0 ? `use one of: ${known.join(', ')}; or ${addition}` : addition;
};

/** Names of categories and skills in one language. */
interface Names {
  categories: Documents['categories'];
  skills: readonly { name: string }[];
}

const translationsOf = (names: readonly string[] = [], translated: readonly string[] = []) =>
  new Map(names.map((name, index) => [name, translated[index] ?? name]));

const skillNames = (skills?: Names['skills']) => skills?.map(({ name }) => name);

/** Returns a function that translates the names in an entry or document. `list` is the list that its categories are from. */
export function nameTranslator(
  original: Names | undefined,
  categories: Documents['categories'] | undefined,
  skills: Names['skills'] | undefined,
) {
  const skillTranslations = translationsOf(skillNames(original?.skills), skillNames(skills));
  return <Value>(value: Value, list: string): Value => {
    if (!original) return value;
    const key = list as (typeof lists)[number];
    const translations = translationsOf(original.categories[key], categories?.[key]);
    const byField = new Map([
      ['category', translations],
      ['skillOrder', translations],
      ['skills', skillTranslations],
    ]);
    return replaceParts(value, (part, path) =>
      typeof part === 'string' ? byField.get(lastFieldName(path))?.get(part) : undefined,
    ) as Value;
  };
}

/** Translates, in place, the names in the documents. Reports lists of categories whose length differs from the original's. */
export function translateNames(validDocuments: Partial<Documents>, original: Names): Problem[] {
  const { categories, skills } = validDocuments;
  const translate = nameTranslator(original, categories, skills?.list);
  for (const name of ['internships', 'jobs', 'resume', 'skills'] as const) {
    const document = validDocuments[name];
    if (document) Object.assign(validDocuments, { [name]: translate(document, 'skills') });
  }
  if (!categories) return [];
  const upcoming = { category: categories.upcoming };
  const { category } = translate(translate(upcoming, 'posts'), 'projects');
  validDocuments.categories = { ...categories, upcoming: category };
  return lists
    .filter((list) => categories[list].length !== original.categories[list].length)
    .map((list) => {
      const { length } = original.categories[list];
      const expectation = `list ${length} categories in the same order as in the default language`;
      return problemAt(['categories', list], expectation);
    });
}
