/** A JSON-LD node or a reference to one. */
export type Thing = Record<string, unknown> & { '@type': string };

const page = ['url', 'name', 'description', 'isPartOf'];
const article = [
  'headline',
  'description',
  'image',
  'datePublished',
  'dateModified',
  'author',
  'publisher',
  'mainEntityOfPage',
];

/**
 * Properties that search engines require or recommend, by type. See
 * developers.google.com/search/docs/appearance/structured-data (article, breadcrumb, faqpage, profile-page) and schema.org.
 */
const required: Record<string, string[]> = {
  Person: ['name', 'url', 'jobTitle'],
  PostalAddress: ['addressCountry'],
  WebSite: ['url', 'name', 'publisher'],
  WebPage: page,
  AboutPage: [...page, 'mainEntity'],
  CollectionPage: page,
  ContactPage: page,
  ProfilePage: [...page, 'mainEntity'],
  ImageObject: ['url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'itemListElement'],
  ListItem: ['name'],
  Article: article,
  BlogPosting: article,
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const isUrl = (value: unknown) => /^https?:\/\/\S+$/.test(String(value));
const isDay = (value: unknown) =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && Boolean(Date.parse(String(value)));

/** Format of a property's value, for any type. `schema-dts` checks the types. */
const rules: Record<string, (value: unknown) => boolean> = {
  url: isUrl,
  item: isUrl,
  image: isUrl,
  datePublished: isDay,
  dateModified: isDay,
  // Search results truncate longer headlines.
  headline: (value) => String(value).length <= 110,
  itemListElement: (items) => (items as Thing[]).every(({ position }, at) => position === at + 1),
};

/** Types of referenced nodes. */
const targets: Record<string, string> = {
  publisher: 'Person',
  author: 'Person',
  mainEntity: 'Person',
  isPartOf: 'WebSite',
  mainEntityOfPage: 'WebPage',
  breadcrumb: 'BreadcrumbList',
};

/**
 * Finds unresolved references, unknown types, missing properties and invalid values.
 * @param graph the page's `@graph`
 * @returns one line per problem
 */
export function findProblems(graph: readonly Thing[]): string[] {
  const problems: string[] = [];
  const visit = (value: unknown, name: string) => {
    if (typeof value === 'string' && !value.trim()) problems.push(`${name} is empty`);
    if (rules[name]?.(value) === false) problems.push(`${name} is wrong`);
    if (typeof value !== 'object' || value === null) return;
    const { '@id': id, '@type': type } = value as Partial<Thing>;
    if (type) {
      const missing = (required[type] ?? ['known type']).filter((key) => !(key in value));
      problems.push(...missing.map((key) => `${type} has no ${key}`));
    } else if (id) {
      const target = graph.find((thing) => thing['@id'] === id)?.['@type'];
      if (target !== targets[name]) problems.push(`${name} points to ${target ?? 'nothing'}`);
    }
    for (const [key, child] of Object.entries(value)) visit(child, Array.isArray(value) ? '' : key);
  };
  visit(graph, '');
  return problems;
}
