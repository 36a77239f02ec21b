/** A thing that a page describes in JSON-LD, or a reference to one. */
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
 * What every thing of a type must say: what search engines require of it or, where they only recommend, what makes it useful. See
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

const isAddress = (value: unknown) => /^https?:\/\/\S+$/.test(String(value));
const isDay = (value: unknown) =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && Boolean(Date.parse(String(value)));

/** What the value of a property is like, whatever it is a property of. That a thing is of the right kind, `schema-dts` says. */
const rules: Record<string, (value: unknown) => boolean> = {
  url: isAddress,
  item: isAddress,
  image: isAddress,
  datePublished: isDay,
  dateModified: isDay,
  // Search results cut a longer one off.
  headline: (value) => String(value).length <= 110,
  itemListElement: (items) => (items as Thing[]).every(({ position }, at) => position === at + 1),
};

/** The types of what is only referred to. */
const targets: Record<string, string> = {
  publisher: 'Person',
  author: 'Person',
  mainEntity: 'Person',
  isPartOf: 'WebSite',
  mainEntityOfPage: 'WebPage',
  breadcrumb: 'BreadcrumbList',
};

/**
 * Finds what is wrong with a page's structured data: references that lead nowhere or to something else, types that are not known here,
 * properties that a type must have and this thing has not, or not in the form asked for.
 *
 * @param graph the things in the page's `@graph`
 * @returns a line for each fault
 */
export function faultsOf(graph: readonly Thing[]): string[] {
  const faults: string[] = [];
  const visit = (value: unknown, name: string) => {
    if (typeof value === 'string' && !value.trim()) faults.push(`${name} is empty`);
    if (rules[name]?.(value) === false) faults.push(`${name} is wrong`);
    if (typeof value !== 'object' || value === null) return;
    const { '@id': id, '@type': type } = value as Partial<Thing>;
    if (type) {
      const missing = (required[type] ?? ['a known type']).filter((key) => !(key in value));
      faults.push(...missing.map((key) => `${type} has not ${key}`));
    } else if (id) {
      const target = graph.find((thing) => thing['@id'] === id)?.['@type'];
      if (target !== targets[name]) faults.push(`${name} leads to ${target ?? 'nothing'}`);
    }
    for (const [key, child] of Object.entries(value)) visit(child, Array.isArray(value) ? '' : key);
  };
  visit(graph, '');
  return faults;
}
