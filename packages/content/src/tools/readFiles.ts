/** Reads and checks one language's files: documents, interface messages and entries. */
import english from '@portfolio/messages/english' with { type: 'json' };
import type { Element } from 'hast';
import {
  collections,
  documents,
  locationOf,
  problemAt,
  slugFromName,
  type DocumentName,
  type Documents,
} from '../documents';
import { explain, fieldName, fieldPath, type Problem } from '../explain';
import { fieldOfOtherName } from '../markdown/frontMatter';
import { routes } from '../routes';
import { toPost, toProject, type EntryMessages, type EntryParts } from '../schemas/article';
import { toCertificateGroup } from '../schemas/certificate';
import { slugSchema } from '../schemas/common';
import { toCustomPage } from '../schemas/page';
import { overrideServices, overrideSite } from '../services';
import { categoryAdvice, nameTranslator, translateNames } from './categories';
import type { AssembleOptions, Original } from './content';
import { entryFileOf, isHidden, withCategory, withTile, type EntryFile } from './entries';
import { fontsFolder, makeFonts } from './fonts';
import { entryLinkResolver } from './links';
import { entryMessagesOf, messagesFile, readMessages } from './messages';
import { pictureResolver, type PictureFile } from './pictures';
import { isFields, unwrapSamples, type Fields, type SampleRecord } from './samples';
import { loadSources, publicFolder, type Source } from './sources';
import { themeProblems } from './theme';
import { folderOf, languagesOf, type LanguageFiles } from './translate';

export interface ReadOptions extends Required<AssembleOptions> {
  /** The translation's language; undefined for the default. */
  language?: string | undefined;
  /** For a translation: the default language's content and entries. */
  original?: Original;
}

/** Collects the samples and problems in the values that it reads. */
class ValueReader {
  readonly samples: SampleRecord[] = [];
  readonly problems: Problem[] = [];
  /** Paths of the image files that the content names. */
  readonly namedPictures = new Set<string>();
  readonly resolvePictures: ReturnType<typeof pictureResolver>;

  constructor(sources: readonly Source[]) {
    this.resolvePictures = pictureResolver(picturesOf(sources), this.namedPictures);
  }

  report(file: string, expectation: string, field = '', line?: number): void {
    this.problems.push({ file, line, field, expectation });
  }

  /** Unwraps samples and resolves pictures. Records the samples unless the entry is a draft or dated in the future. */
  plain({ file, value, markdown, problem }: Source, hidden = false): unknown {
    if (value === undefined) {
      // Unreadable files have already been reported.
      if (!problem && !markdown) this.report(file, 'add content; the file is empty');
      return undefined;
    }
    const unwrapped = unwrapSamples(value, file);
    if (!hidden) this.samples.push(...unwrapped.samples);
    // Services have no pictures; their `src` is the URL of a script.
    if (file === documents.services.file) return unwrapped.value;
    return this.resolvePictures(unwrapped.value, file, (path, expectation) =>
      this.report(file, expectation, fieldName(path)),
    );
  }
}

/** Lists the image files among the sources. */
export const picturesOf = (sources: readonly Source[]): PictureFile[] =>
  sources.flatMap(({ picture }) => picture ?? []);

/** Returns the fallback for a missing document, and undefined for a document with problems. */
function readDocument<Name extends DocumentName>(
  name: Name,
  sources: readonly Source[],
  reader: ValueReader,
): Documents[Name] | undefined {
  const { file, schema, ...document } = documents[name];
  const source = sources.find((one) => one.file === file);
  if (!source && 'fallback' in document) return document.fallback as Documents[Name];
  if (!source) reader.report(file, 'create this file; the site needs it');
  const value = source && reader.plain(source);
  const { data, error } = schema.safeParse(value);
  if (error && value !== undefined) reader.problems.push(...explain(file, error.issues));
  return data as Documents[Name] | undefined;
}

function readDocuments(sources: readonly Source[], reader: ValueReader): Partial<Documents> {
  const names = Object.keys(documents) as DocumentName[];
  const found = names.map((name) => [name, readDocument(name, sources, reader)] as const);
  return Object.fromEntries(found.filter(([, document]) => document !== undefined));
}

/** Returns a function that adds the field's file and line number to a problem, and names the field as the author wrote it. */
export function locator(sources: readonly Source[]) {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  return (problem: Problem): Problem => {
    const { file } = problem;
    const { value, lineOf, locate, markdown } = byFile.get(file) ?? {};
    const path = fieldPath(problem.field);
    const ownLine = { file, line: problem.line ?? lineOf?.(path) };
    const located = { ...problem, ...((problem.line === undefined && locate?.(path)) || ownLine) };
    const field =
      markdown?.writtenNames.get(problem.field) ?? markdown?.writtenNames.get(String(path[0]));
    if (field === undefined || located.file !== file) return located;
    const image = isFields(value) && problem.field === 'image.alt' && value['image'];
    if (!isFields(image)) return { ...located, field };
    const src = String(image['src']).replace(/^https?:.*\//, '');
    return {
      ...located,
      field,
      expectation: `${problem.expectation}; write image: { src: ${src}, alt: … }`,
    };
  };
}

/** Includes `site.yaml`, which lists the site's languages. */
const interfaceFiles = /^(?:(?:site|theme|messages(?:\.[^.]+)?)\.yaml|fonts\/.*|[^/]+\.svg)$/i;

/** Reads only the theme with its typefaces, and each language's messages (the default language's first). */
export async function readInterface(folder: string) {
  const sources = await loadSources(folder, (file) => interfaceFiles.test(file));
  const reader = new ValueReader(sources);
  const { problems } = reader;
  // Skips problems with drawings, which `themeProblems` explains in more detail.
  problems.push(...sources.flatMap(({ svg, problem }) => (svg ? [] : (problem ?? []))));
  const theme = readDocument('theme', sources, reader);
  if (theme) problems.push(...themeProblems(theme, sources));
  const languages = languagesOf(sources);
  const messages = languages.flatMap((code, index) => {
    const file = index === 0 ? messagesFile : `messages.${code}.yaml`;
    const source = sources.find((one) => one.file === file);
    const read = source?.problem ? undefined : readMessages(code, source?.value);
    problems.push(...(read?.problems ?? []).map((problem) => ({ ...problem, file })));
    return read?.messages ? [[code, read.messages] as const] : [];
  });
  const preparedFonts =
    theme && problems.length === 0 && (await makeFonts(theme, sources, languages[0]));
  return {
    theme: theme ?? {},
    preparedFonts: preparedFonts || undefined,
    messages,
    sources,
    problems: problems.map(locator(sources)),
  };
}

const documentFiles = [...Object.values(documents).map(({ file }) => file), messagesFile];

const isOtherFile = ({ file, picture }: Source) =>
  picture !== undefined ||
  file.startsWith(fontsFolder) ||
  file.startsWith(publicFolder) ||
  documentFiles.includes(file);

const leavesLanguagesUnknown = ({ file, field }: Problem) =>
  file === documents.site.file && /^(?:$|languages)/.test(field);

function reportUnknown({ file, problem }: Source, reader: ValueReader) {
  if (problem) return;
  const language = locationOf(file)?.language;
  if (language && reader.problems.some(leavesLanguagesUnknown)) return;
  if (language) {
    reader.report(file, `add ${language} to languages in site.yaml, or remove the file`);
    return;
  }
  const entryFolders = Object.values(collections);
  const [folder, ...names] = file.replace(/(?<=\/[^/]+)\/index\.md$/i, '.md').split('/');
  const [, name] = /^(.+)\.md$/i.exec(names.at(-1) ?? '') ?? [];
  if (/^_?index$/i.test(name ?? '')) {
    reader.report(file, 'remove the file; pages.yaml describes the pages with lists');
  } else if (name && entryFolders.some((one) => one.folder === folder && one.kind === 'md')) {
    const slug = slugFromName(name.replaceAll('.', ' '));
    reader.report(file, `move it to ${folder}/${slug}.md; entries have no subfolders`);
  } else if (!/\.(?:md|yaml)$/.test(file)) {
    const published = names.at(-1) ?? file;
    reader.report(
      file,
      `move it to public/${published}, and link to it as /${published}; or remove it`,
    );
  } else {
    const entries = entryFolders.map((one) => `${one.folder}/<slug>.${one.kind}`);
    const allowed = [...documentFiles, ...entries].join(', ');
    reader.report(file, `remove or rename the file; allowed names are ${allowed}`);
  }
}

const entryCreators = {
  projects: toProject,
  posts: toPost,
  certificates: toCertificateGroup,
  customPages: toCustomPage,
};

/** Returns an entry's problems. If there are none, stores the entry in `entryFile`. */
function readEntry(
  entryFile: EntryFile,
  value: unknown,
  markdown: Source['markdown'],
  messages: EntryMessages,
  categories: Documents['categories'] | undefined,
): Problem[] {
  const { file, collection, slug } = entryFile;
  const problems: Problem[] = [];
  const report = (field: string, expectation: string) =>
    void problems.push({ file, field, expectation });
  const { success, data, error } = collections[collection].schema.safeParse(value);
  if (!success) problems.push(...explain(file, error.issues, markdown && fieldOfOtherName));
  const prose = markdown ?? { sections: [], words: 0 };
  const parts = { slug, prose, messages, upcoming: categories?.upcoming, report };
  if (!slugSchema.safeParse(slug).success) {
    report('', 'rename the file: use lower-case letters and digits joined by single hyphens');
  }
  const createEntry: (fields: never, parts: EntryParts) => EntryFile['entry'] =
    entryCreators[collection];
  // If the categories are unreadable, an entry without prose may be an upcoming one.
  const isComplete = data && (categories !== undefined || prose.sections.length > 0);
  const entry = isComplete ? createEntry(data as never, parts) : undefined;
  if (collection === 'customPages' && takenSlugs.includes(slug)) {
    report('', `rename the file; /${slug} is already another page`);
  }
  const known = categories?.[collection as 'posts'];
  if (entry && 'category' in entry && known && !known.includes(entry.category)) {
    report('category', categoryAdvice(entry.category, known));
  }
  if (entry && entry.slug !== slug) report('slug', `write "${slug}", the name of the file`);
  const { slug: ownSlug } = (value ?? {}) as { slug?: string };
  if (entry && collection !== 'certificates' && ownSlug && ownSlug !== slug) {
    entryFile.ownSlug = ownSlug;
    if (collection === 'customPages' && takenSlugs.includes(ownSlug)) {
      report('slug', `use another slug; /${ownSlug} is already another page`);
    }
  }
  if (problems.length === 0) entryFile.entry = entry;
  return problems;
}

/** Slugs that a custom page must not have, because other pages or the build's folders use them at the site's root. */
const takenSlugs = [
  ...Object.values(routes).map(({ path }) => path.split('/')[1]),
  ...['art', 'assets', 'data', 'feeds', 'fonts', 'images', 'share'],
];

function readEntries(
  sources: readonly Source[],
  { categories, skills }: Partial<Documents>,
  messages: EntryMessages,
  { language, withDrafts, today, original }: ReadOptions,
  reader: ValueReader,
): EntryFile[] {
  const resolveLinks = entryLinkResolver([
    ...sources.flatMap((source) => {
      const entryFile = entryFileOf(source, language);
      return entryFile ? { ...entryFile, value: source.value } : [];
    }),
    // Wikilinks may name entries that are not translated.
    ...(['posts', 'projects', 'customPages'] as const).flatMap((collection) =>
      (original?.content[collection] ?? []).map(({ slug }) => ({
        collection,
        slug,
        aliases: [],
        value: undefined,
      })),
    ),
  ]);
  const translate = nameTranslator(original?.content, categories, skills?.list);
  const shown: EntryFile[] = [];
  for (const unresolved of sources) {
    const { file, value } = unresolved;
    const markdown = unresolved.markdown && resolveLinks(unresolved.markdown, file);
    const source = { ...unresolved, markdown };
    const entryFile = entryFileOf(source, language);
    if (!entryFile) {
      reportUnknown(source, reader);
      continue;
    }
    const { collection, slug } = entryFile;
    const hidden = !withDrafts && isHidden(value, today);
    const known = (original?.content.categories ?? categories)?.[collection as 'posts'];
    const isPost = collection === 'posts' && isFields(value);
    // The default summary contains the titles of wikilinks, which `resolveLinks` adds.
    const withSummary = isPost ? { summary: markdown?.opening, ...value } : value;
    const completed = markdown ? withCategory(withTile(withSummary, slug), known) : value;
    const plain = reader.plain({ ...source, value: completed }, hidden);
    const fields = translate(plain as Fields | undefined, collection);
    const prose = markdown && {
      ...markdown,
      sections: reader.resolvePictures(markdown.sections, file) as Element[],
    };
    reader.problems.push(...(markdown?.problems ?? []));
    for (const { picture, line } of markdown?.pictures ?? []) {
      reader.resolvePictures(picture, file, (_, expectation) =>
        reader.report(file, expectation, '', line),
      );
    }
    if (!hidden) shown.push(entryFile);
    if (fields === undefined) continue;
    reader.problems.push(...readEntry(entryFile, fields, prose, messages, categories));
    if (fields['sample'] === true && !hidden) {
      reader.samples.push({ file, path: ['sample'], value: 'all of its text', hint: 'your own' });
    }
  }
  return shown;
}

/** Reads all files of a language and collects their problems. `messages` is undefined if it has problems. */
export function readFiles(
  { sources, problems: languageProblems }: LanguageFiles,
  options: ReadOptions,
) {
  const { env, language: translation } = options;
  const reader = new ValueReader(sources);
  const { problems, samples } = reader;
  problems.push(...languageProblems, ...sources.flatMap(({ problem }) => problem ?? []));
  const validDocuments = readDocuments(sources, reader);
  if (options.original) problems.push(...translateNames(validDocuments, options.original.content));
  const { language: siteLanguage, languages: [first] = [] } = validDocuments.site ?? {};
  if (siteLanguage && first && first !== siteLanguage) {
    const expectation = `start with ${siteLanguage}, the value of language`;
    problems.push(problemAt(['site', 'languages'], expectation));
  }
  if (validDocuments.site && translation)
    validDocuments.site = { ...validDocuments.site, language: translation };
  const language = validDocuments.site?.language ?? 'en';
  const ownMessages = sources.find(({ file }) => file === messagesFile);
  // Skips the messages if `site.yaml` is missing or invalid, because the site's language determines their plural forms.
  const read =
    validDocuments.site && !ownMessages?.problem
      ? readMessages(language, ownMessages?.value)
      : undefined;
  problems.push(...(read?.problems ?? []));
  const entryFiles = readEntries(
    sources.filter((source) => !isOtherFile(source)),
    validDocuments,
    entryMessagesOf(read?.messages ?? english, language),
    options,
    reader,
  );
  if (validDocuments.services) {
    const { value, problems: serviceProblems } = overrideServices(validDocuments.services, env);
    validDocuments.services = value;
    problems.push(...serviceProblems);
  }
  if (validDocuments.site) {
    const { value, problems: siteProblems } = overrideSite(validDocuments.site, env);
    const url = translation ? `${value.url}/${folderOf(language)}` : value.url;
    validDocuments.site = { ...value, url };
    problems.push(...siteProblems);
  }
  if (validDocuments.theme && !translation)
    problems.push(...themeProblems(validDocuments.theme, sources));
  const { namedPictures } = reader;
  return { validDocuments, messages: read?.messages, entryFiles, namedPictures, samples, problems };
}
