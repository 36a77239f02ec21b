/** Converts front matter from dev.to, Hugo, Jekyll and Obsidian to this site's fields. */
import { parse, TomlDate, TomlError } from 'smol-toml';
import { slugFromName } from '../documents';
import { fieldName } from '../explain';
import { isValidDate } from '../format';
import { replaceParts } from '../replaceParts';
import { slugSchema } from '../schemas/common';
import { isFields, isSample } from '../tools/samples';
import type { YamlFile } from '../tools/yaml';

/** Other generators' names for each field, in order of precedence. */
const otherNames = {
  date: ['pubDate', 'publishDate', 'published_at', 'created', 'date_created'],
  updated: ['lastmod', 'last_modified_at', 'modified', 'date_modified', 'updated_at'],
  summary: ['excerpt'],
  image: [
    'cover_image',
    'main_image',
    'cover',
    'feature_image',
    'featured_image',
    'featuredImage',
    'thumbnail',
    'banner',
  ],
  tags: ['tag', 'keywords'],
} as const satisfies Record<string, readonly string[]>;

/** This site's field for each accepted name from other generators, to suggest those names for typos. */
export const fieldOfOtherName: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(otherNames).flatMap(([field, names]) => names.map((name) => [name, field])),
  ),
  categories: 'category',
  permalink: 'aliases',
  publish: 'draft',
  published: 'draft',
  redirect_from: 'aliases',
  url: 'aliases',
};

const ignoredFields = new Set(
  (
    'author authors layout type weight toc comments comment id lang language math mathjax katex mermaid sitemap share ' +
    'header pin sticky cssclass cssclasses isCJKLanguage linkTitle markup outputs resources canonical_url ' +
    'organization status template params ShowToc TocOpen hidemeta disableShare searchHidden excerpt_separator'
  ).split(' '),
);

/** Splits a string at commas or, as in Jekyll, at spaces. A YAML list stays a list. */
const wordList = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(value.includes(',') ? ',' : /\s/)
        .map((word) => word.trim().replace(/^#/, ''))
        .filter(Boolean)
    : Array.isArray(value)
      ? value.map((word) => (isSample(word) ? word : String(word).replace(/^#/, '')))
      : value;

/** Returns the date in a timestamp like `2024-05-01T10:00:00+02:00` or `2024-05-01 10:00`. Returns any other value unchanged. */
function dayOf(value: unknown): unknown {
  const [, day = ''] =
    typeof value === 'string'
      ? (/^(\d{4}-\d{2}-\d{2})[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i.exec(
          value.trim(),
        ) ?? [])
      : [];
  return isValidDate(day) ? day : value;
}

/** Reads a cover: a path, or an object with the path in any of several fields. */
function pictureOf(value: unknown): unknown {
  if (typeof value === 'string') return { src: value.replace(/^!?\[\[|\]\]$/g, '') };
  if (!isFields(value)) return value;
  const { path, image, url, feature, alt, ...rest } = value;
  const src = [path, image, url, feature].find((one) => typeof one === 'string');
  return src === undefined ? value : { src, alt: alt ?? rest['caption'] };
}

/** Converts an old URL like `/2024/05/tide.html` to a path, and a name (Obsidian) to a slug; anything else to undefined. */
function aliasOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const path = value
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/(?<=.)\/+$/, '');
  if (!path.includes('/')) {
    const slug = slugFromName(path);
    return slugSchema.safeParse(slug).success ? slug : undefined;
  }
  if (/[\s:#?]/.test(path) || path === '/') return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Converts front matter from other generators.
 *
 * @param slug the entry's slug, which is left out of the aliases
 * @param isTranslation true for a translation, whose own `slug` is kept
 * @returns this site's fields, the name that the author wrote for each converted field and alias, and each ignored field with the reason
 */
export function readFrontMatter(
  fields: Record<string, unknown>,
  slug: string,
  isTranslation = false,
) {
  const writtenNames = new Map<string, string>();
  const omitted: { field: string; reason: string }[] = [];
  // Drops fields that the templates of other tools leave empty.
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  const converted: Record<string, unknown> = Object.fromEntries(filled);
  const omit = (field: string, reason: string) => {
    omitted.push({ field, reason });
    delete converted[field];
  };
  // Hugo hides a page until its `publishDate`, which may be later than its `date`.
  if (String(dayOf(converted['date'])) < String(dayOf(converted['publishDate'] ?? ''))) {
    omit('date', 'publishDate is later');
  }
  for (const [name, others] of Object.entries(otherNames)) {
    for (const other of others.filter((one) => one in converted)) {
      if (converted[name] === undefined) {
        converted[name] = converted[other];
        writtenNames.set(name, other);
        delete converted[other];
      } else omit(other, `${writtenNames.get(name) ?? name} has the same meaning`);
    }
  }

  for (const name of ['date', 'updated'])
    if (name in converted) converted[name] = dayOf(converted[name]);
  if ('tags' in converted) converted['tags'] = wordList(converted['tags']);
  if ('image' in converted) {
    const written = converted['image'];
    const writtenName = writtenNames.get('image') ?? 'image';
    const picture = pictureOf(written);
    converted['image'] = picture;
    if (!isFields(written)) writtenNames.set('image', writtenName);
    else if (isFields(picture) && picture !== written) {
      const used = Object.values(picture);
      const unused = Object.keys(written).filter((name) => !used.includes(written[name]));
      for (const name of unused) omit(`${writtenName}.${name}`, 'this site does not use it');
    }
  }
  if (Array.isArray(converted['series'])) {
    const [first, ...others] = converted['series'] as unknown[];
    const reason = `a post has one series; ${others.join(', ')} ignored`;
    if (others.length > 0) omit('series', reason);
    converted['series'] = first;
  }

  for (const name of ['published', 'publish']) {
    if (converted[name] === false) {
      converted['draft'] = true;
      writtenNames.set('draft', name);
    } else if (typeof converted[name] === 'string' && converted['date'] === undefined) {
      converted['date'] = dayOf(converted[name]);
      writtenNames.set('date', name);
    }
    delete converted[name];
  }
  // Drops `draft: false`, the default. Otherwise, a translation with `draft: true` would contradict an original with `draft: false`.
  if (converted['draft'] === false) delete converted['draft'];

  if (converted['category'] === undefined && converted['categories'] !== undefined) {
    // Keeps all categories; `withCategory` chooses one later.
    converted['category'] = wordList(converted['categories']);
    writtenNames.set('category', 'categories');
  }
  delete converted['categories'];

  const aliases: unknown[] = [];
  const aliasFields = ['redirect_from', 'permalink', 'url', ...(isTranslation ? [] : ['slug'])];
  const aliasCandidates = ['aliases', ...aliasFields].flatMap((field) =>
    [converted[field] ?? []].flat().map((value: unknown, index) => ({
      field,
      value,
      writtenName: Array.isArray(converted[field]) ? fieldName([field, index]) : field,
    })),
  );
  for (const { field, value, writtenName } of aliasCandidates) {
    const alias = aliasOf(value);
    if (alias === undefined && !isSample(value)) {
      omitted.push({
        field,
        reason: `"${String(value)}" is not the URL of a single page; write a slug or an old path`,
      });
    } else if (alias !== slug && !aliases.includes(alias ?? value)) {
      writtenNames.set(fieldName(['aliases', aliases.length]), writtenName);
      aliases.push(alias ?? value);
    }
  }
  for (const field of aliasFields) delete converted[field];
  if (aliases.length > 0 || 'aliases' in fields) converted['aliases'] = aliases;

  for (const field of Object.keys(converted)) {
    if (ignoredFields.has(field)) omit(field, 'this site does not use it');
  }
  return { fields: converted, writtenNames, omitted };
}

/** Reads the title and date from a file name: `Tide clock.md`, `2024-05-01-tide-clock.md`, `2024-05-01.md`. */
export function parseFileName(name: string): { title?: string; date?: string } {
  const [, date, rest = name] = /^(\d{4}-\d{2}-\d{2})(?:[- ](.+))?$/.exec(name) ?? [];
  return {
    ...(slugFromName(rest) !== rest && { title: rest.normalize() }),
    ...(date && isValidDate(date) && { date }),
  };
}

/**
 * Parses TOML, which Hugo uses for front matter between lines of `+++`.
 *
 * @param report called with each syntax error and its line
 * @param linesBefore number of lines before the text in the file
 */
export function readToml(
  text: string,
  report: (line: number, expectation: string) => void,
  linesBefore = 0,
): YamlFile {
  const rows = text.split('\n');
  const lineOf: YamlFile['lineOf'] = ([name]) => {
    const at = rows.findIndex((row) => /^\s*\[?([\w-]+)/.exec(row)?.[1] === String(name));
    return at < 0 ? 1 : at + 1 + linesBefore;
  };
  try {
    return { value: withDateStrings(parse(text)), lineOf };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [, mistake = ''] = error.message.split(/:\s|\n/);
    report(error.line + linesBefore, `write TOML, or YAML between lines of ---: ${mistake}`);
    return { value: undefined, lineOf };
  }
}

/** Converts TOML dates and times to strings, because dates in YAML are strings too. */
const withDateStrings = (value: unknown) =>
  replaceParts(value, (part) => (part instanceof TomlDate ? part.toISOString() : undefined));
