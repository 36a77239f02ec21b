/** Reads front matter written for Hugo, Jekyll, Obsidian or dev.to as fields of a post or a project. */
import { slugFromName } from '../documents';
import { isRealDate } from '../format';
import { isSample } from '../tools/samples';

/** Front matter in the fields of this site. */
export interface ReadFrontMatter {
  fields: Record<string, unknown>;
  /** The field that the author wrote, by the field that it became. */
  written: Map<string, string>;
  /** Fields without a meaning here, each with the reason. */
  omitted: { field: string; reason: string }[];
}

/** The names that other generators have for a field, the one that wins first. */
const otherNames = {
  date: ['pubDate', 'publishDate', 'published_at', 'created', 'date_created'],
  updated: ['lastmod', 'last_modified_at', 'modified', 'date_modified', 'updated_at'],
  summary: ['excerpt'],
  image: [
    'cover_image',
    'cover',
    'feature_image',
    'featured_image',
    'featuredImage',
    'thumbnail',
    'banner',
  ],
  tags: ['tag', 'keywords'],
} as const satisfies Record<string, readonly string[]>;

/** Fields that are omitted: the site has its own answer to what they say. */
const withoutMeaning = new Set(
  (
    'author authors layout type weight toc comments comment id lang language math mathjax katex mermaid sitemap share ' +
    'header pin sticky cssclass cssclasses created date_created updated_at published_at publishDate pubDate expiryDate ' +
    'isCJKLanguage linkTitle markup outputs resources canonical_url organization status publish template ' +
    'ShowToc TocOpen hidemeta disableShare searchHidden'
  ).split(' '),
);

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A list of words: as a list, between commas, or, as Jekyll has it, between blanks. */
const words = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(value.includes(',') ? ',' : /\s/)
        .map((word) => word.trim().replace(/^#/, ''))
        .filter(Boolean)
    : Array.isArray(value)
      ? value.map((word) => (isSample(word) ? word : String(word).replace(/^#/, '')))
      : value;

/** The day of a point in time, where its author was: `2024-05-01T10:00:00+02:00`, `2024-05-01 10:00`. */
function dayOf(value: unknown): unknown {
  const [, day = ''] =
    typeof value === 'string'
      ? (/^(\d{4}-\d{2}-\d{2})[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i.exec(
          value.trim(),
        ) ?? [])
      : [];
  return isRealDate(day) ? day : value;
}

/** A cover: a path, or an object that has the path under another name. */
function pictureOf(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? undefined : { src: value };
  if (typeof value !== 'object' || value === null || isSample(value)) return value;
  const { path, image, url, feature, alt, ...rest } = value as Record<string, unknown>;
  const src = [path, image, url, feature].find((one) => typeof one === 'string');
  return src === undefined ? value : { src, alt: alt ?? rest['caption'] };
}

/** An address of the site from before, as an alias: `/2024/05/tide.html` → `/2024/05/tide`; undefined where it names none. */
function aliasOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const path = value
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/(?<=.)\/+$/, '');
  if (/[\s:#?]/.test(path) || path === '' || path === '/') return undefined;
  return path.includes('/') && !path.startsWith('/') ? `/${path}` : path;
}

/**
 * Turns front matter of other generators into fields of this site.
 *
 * @param fields the fields as they are written, samples marked
 * @param slug the slug of the entry, which needs no alias
 * @param isTranslation keeps `slug`, which is the address of a translation
 */
export function readFrontMatter(
  fields: Record<string, unknown>,
  slug: string,
  isTranslation = false,
): ReadFrontMatter {
  const written = new Map<string, string>();
  const omitted: ReadFrontMatter['omitted'] = [];
  const read: Record<string, unknown> = { ...fields };
  const take = (from: string, to: string) => {
    if (read[to] === undefined && from in read) {
      read[to] = read[from];
      written.set(to, from);
      delete read[from];
    }
  };
  for (const [name, others] of Object.entries(otherNames)) {
    for (const other of others) take(other, name);
    for (const other of others) {
      if (!(other in read)) continue;
      omitted.push({ field: other, reason: `${written.get(name) ?? name} says it already` });
      delete read[other];
    }
  }

  for (const name of ['date', 'updated']) if (name in read) read[name] = dayOf(read[name]);
  if ('tags' in read) read['tags'] = words(read['tags']);
  if ('image' in read) read['image'] = pictureOf(read['image']);
  for (const name of ['image', 'tags']) if (read[name] === undefined) delete read[name];
  if (Array.isArray(read['series'])) read['series'] = read['series'][0];

  for (const name of ['published', 'publish']) {
    if (read[name] === false) {
      read['draft'] = true;
      written.set('draft', name);
    } else if (typeof read[name] === 'string' && read['date'] === undefined) {
      read['date'] = dayOf(read[name]);
      written.set('date', name);
    }
    delete read[name];
  }

  const categories = read['category'] === undefined ? read['categories'] : undefined;
  if (categories !== undefined) {
    const names = list(typeof categories === 'string' ? categories.split(/,\s*/) : categories);
    read['category'] = names[0];
    written.set('category', 'categories');
    // `withCategory` looks among the tags for one that the site knows.
    if (names.length > 1) {
      const tags = Array.isArray(read['tags']) ? read['tags'] : [];
      read['tags'] = [...new Set([...tags, ...names.slice(1)])];
    }
  }
  delete read['categories'];

  const aliases: unknown[] = [];
  const addresses = ['redirect_from', 'permalink', 'url', ...(isTranslation ? [] : ['slug'])];
  const places = ['aliases', ...addresses].flatMap((field) =>
    list(read[field] ?? []).map((value) => ({ field, value })),
  );
  for (const { field, value } of places) {
    const alias = aliasOf(value);
    if (alias === undefined && !isSample(value)) {
      omitted.push({ field, reason: `"${String(value)}" is no address of one page` });
    } else if (alias !== slug) {
      aliases.push(alias ?? value);
      if (field !== 'aliases' && !('aliases' in fields)) written.set('aliases', field);
    }
  }
  for (const field of addresses) delete read[field];
  if (aliases.length > 0 || 'aliases' in fields) read['aliases'] = [...new Set(aliases)];

  for (const field of Object.keys(read)) {
    if (!withoutMeaning.has(field)) continue;
    omitted.push({ field, reason: 'it has no meaning here' });
    delete read[field];
  }
  return { fields: read, written, omitted };
}

/** The title, and the day, that the name of a file gives: `Tide clock.md`, `2024-05-01-tide-clock.md`. */
export function fieldsOfName(name: string): { title?: string; date?: string } {
  const [, date, rest = name] = /^(\d{4}-\d{2}-\d{2})[- ](.+)$/.exec(name) ?? [];
  return {
    ...(slugFromName(rest) !== rest && { title: rest }),
    ...(date && isRealDate(date) && { date }),
  };
}
