/** A thing that a page describes in JSON-LD, or a reference to one. */
export type Thing = Record<string, unknown> & { '@type': string };

/** Says what is wrong with a property's value, if anything is. */
type Check = (value: unknown, find: (value: unknown) => unknown) => string | undefined;

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'is no text';
const address: Check = (value) =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value)
    ? undefined
    : 'is no absolute address';
const day: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(value).toISOString().startsWith(value)
    ? undefined
    : 'is no day';
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;
const one =
  (...types: string[]): Check =>
  (value, find) => {
    const thing = find(value);
    return isThing(thing) && types.includes(thing['@type'])
      ? undefined
      : `is no ${types.join(' or ')}`;
  };
/** At least so many things of a type, numbered from 1 where they are a list's. */
const several =
  (type: string, least: number): Check =>
  (value, find) => {
    if (!Array.isArray(value) || value.length < least) return `has fewer than ${least}`;
    const isNumbered = value.every(
      (item: Thing, at) => type !== 'ListItem' || item['position'] === at + 1,
    );
    if (!isNumbered) return 'is not numbered from 1';
    return value.every((item) => one(type)(item, find) === undefined)
      ? undefined
      : `holds something else than ${type}`;
  };

const page = { url: address, name: text, description: text, isPartOf: one('WebSite') };
const article = {
  // Search results cut a longer one off.
  headline: (value, find) =>
    text(value, find) ?? (String(value).length > 110 ? 'is over 110 characters' : undefined),
  description: text,
  image: address,
  datePublished: day,
  dateModified: day,
  author: one('Person', 'Organization'),
  publisher: one('Person', 'Organization'),
  mainEntityOfPage: one('WebPage'),
} satisfies Record<string, Check>;

/**
 * What every thing of a type must say: what search engines require of it or, where they only recommend, what makes it useful. See
 * developers.google.com/search/docs/appearance/structured-data (article, breadcrumb, faqpage, profile-page) and schema.org.
 */
const required: Record<string, Record<string, Check>> = {
  Person: { name: text, url: address, jobTitle: text },
  PostalAddress: { addressCountry: text },
  WebSite: { url: address, name: text, publisher: one('Person') },
  WebPage: page,
  AboutPage: { ...page, mainEntity: one('Person') },
  CollectionPage: page,
  ContactPage: page,
  ProfilePage: { ...page, mainEntity: one('Person') },
  ImageObject: { url: address },
  BreadcrumbList: { itemListElement: several('ListItem', 2) },
  ItemList: { name: text, itemListElement: several('ListItem', 1) },
  ListItem: { name: text },
  Article: article,
  BlogPosting: article,
  FAQPage: { mainEntity: several('Question', 1) },
  Question: { name: text, acceptedAnswer: one('Answer') },
  Answer: { text },
};

/**
 * Finds what is wrong with a page's structured data: references that lead nowhere, types that are not known here, properties that a type must
 * have and this thing has not, or not in the form asked for.
 *
 * @param graph the things in the page's `@graph`
 * @returns a line for each fault
 */
export function faultsOf(graph: readonly Thing[]): string[] {
  const byId = new Map(graph.map((thing) => [thing['@id'], thing]));
  const isReference = (value: unknown): value is { '@id': string } =>
    typeof value === 'object' && value !== null && '@id' in value && !('@type' in value);
  const find = (value: unknown) => (isReference(value) ? byId.get(value['@id']) : value);
  const faults: string[] = [];

  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isReference(value) && !byId.has(value['@id'])) faults.push(`${value['@id']} is nowhere`);
    if (isThing(value)) {
      const properties = required[value['@type']];
      if (!properties) faults.push(`${value['@type']} is not known`);
      for (const [name, check] of Object.entries(properties ?? {})) {
        const fault = check(value[name], find);
        if (fault) faults.push(`${value['@type']}.${name} ${fault}`);
      }
    }
    Object.values(value).forEach(visit);
  };
  visit(graph);
  return faults;
}
