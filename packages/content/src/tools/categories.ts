/** Translates the names of categories and skills, which files give in the default language. Names match by their position in a list. */
import { problemAt, type Documents } from '../documents';
import type { Problem } from '../explain';
import { mapCollections } from './entries';
import type { Collections } from './shape';

type Categories = Documents['categories'];
const lists = ['projects', 'posts', 'skills'] as const;

/** Returns advice for an unknown category. */
export const categoryAdvice = (category: string, known: readonly string[]): string => {
  const addition = `add "${category}" to categories.yaml`;
  return known.length > 0 ? `use one of: ${known.join(', ')}; or ${addition}` : addition;
};

/** Returns a function that translates a category name. */
export const categoryTranslator =
  (original: Categories | undefined, translated: Categories | undefined) =>
  (list: (typeof lists)[number], category: string): string =>
    translated?.[list][original?.[list].indexOf(category) ?? -1] ?? category;

/** Translates the category names of entries. */
export const withCategoryNames = (
  entries: Collections,
  original: Documents['categories'] | undefined,
  translated: Documents['categories'],
): Collections =>
  mapCollections(entries, (list, name) =>
    list.map((entry) =>
      'category' in entry
        ? {
            ...entry,
            category: categoryTranslator(original, translated)(name as 'posts', entry.category),
          }
        : entry,
    ),
  );

/** Returns a function that translates the names in every `skills` list inside a value. */
export function skillTranslator(
  original: readonly { name: string }[] = [],
  translated: readonly { name: string }[] = [],
) {
  const names = new Map(original.map(({ name }, index) => [name, translated[index]?.name ?? name]));
  return <Value>(value: Value): Value =>
    value && names.size > 0
      ? (JSON.parse(JSON.stringify(value), (key, field) =>
          key === 'skills' && Array.isArray(field)
            ? field.map((name: string) => names.get(name) ?? name)
            : (field as unknown),
        ) as Value)
      : value;
}

/** The default language's categories, skills and entries. */
export interface DefaultLanguageContent extends Omit<Collections, 'certificates'> {
  categories: Categories;
  skills: readonly { name: string }[];
}

/** Translates, in place, the categories and skills in the documents. Reports lists whose length differs from the original's. */
export function translateCategories(
  validDocuments: Partial<Documents>,
  { categories: original, skills: originalSkills }: DefaultLanguageContent,
): Problem[] {
  const { categories: translated, skills, resume } = validDocuments;
  const translateSkills = skillTranslator(originalSkills, skills?.list);
  validDocuments.jobs = translateSkills(validDocuments.jobs);
  validDocuments.internships = translateSkills(validDocuments.internships);
  const translateCategory = categoryTranslator(original, translated);
  const translateSkillCategory = (category: string) => translateCategory('skills', category);
  const translateSkillOrder = <Part extends { skillOrder: string[] }>(part: Part): Part => ({
    ...part,
    skillOrder: part.skillOrder.map(translateSkillCategory),
  });
  if (translated?.upcoming) {
    const upcoming = translateCategory('projects', translateCategory('posts', translated.upcoming));
    validDocuments.categories = { ...translated, upcoming };
  }
  if (skills) {
    const list = skills.list.map((skill) => ({
      ...skill,
      category: translateSkillCategory(skill.category),
    }));
    validDocuments.skills = { ...skills, list };
  }
  if (resume)
    validDocuments.resume = {
      ...translateSkillOrder(resume),
      variants: resume.variants.map(translateSkillOrder),
    };
  return lists
    .filter((list) => translated && translated[list].length !== original[list].length)
    .map((list) => {
      const { length } = original[list];
      const expectation = `list ${length} categories in the same order as in the default language`;
      return problemAt(['categories', list], expectation);
    });
}
