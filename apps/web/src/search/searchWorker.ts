/** Runs the search in a worker so that typing stays responsive. Called by `SearchPanel.tsx`. */
import { otherLanguages, pathIn } from '../languages';
import { fetchData } from '../navigation/fetchData';
import { notReadHeader } from '../../worker/strategy';
import { buildIndex } from './buildIndex';
import { readCachedArticles } from './cachedArticles';
import { createSearch, type SearchResults } from './search';
import { searchFolder } from './searchFiles';

export interface SearchReply {
  /** Missing if the index is unavailable and nothing is cached. */
  results?: SearchResults;
  isCachedOnly: boolean;
  /** Results in the site's other languages, with links relative to the current language's root. Only the last reply has them. */
  otherLanguages?: { heading: string; results: SearchResults }[];
}

async function readFile(path: string) {
  const isIndex = path.includes(searchFolder);
  const file = await fetchData(path, isIndex ? {} : { [notReadHeader]: '' });
  if (file === null) throw new Error(`${path} is missing`);
  return file;
}

const searchSite = createSearch(readFile);

/** Searches the cached articles if the index is unavailable. Throws an error if nothing is cached. */
async function* searchCached(query: string): AsyncGenerator<SearchResults, void> {
  const articles = await readCachedArticles();
  if (articles.size === 0) throw new Error('The service worker has no cached articles');
  const files = buildIndex([...articles.values()], '');
  const search = createSearch(async (path) => {
    const article = articles.get(path);
    return article ? { page: article } : files.get(path);
  });
  yield* search(query);
}

const otherLanguageSearches =
  import.meta.env.VITE_HAS_LANGUAGES !== 'no'
    ? otherLanguages()
        .filter(({ disabledPages }) => !disabledPages.includes('search'))
        .map((language) => ({
          language,
          search: createSearch((path) => readFile(pathIn(language, `/${path}`).slice(1))),
        }))
    : [];

/** Returns results without excerpts, because excerpts would need the pages' data. */
async function searchOtherLanguages(query: string): Promise<SearchReply['otherLanguages']> {
  const found = otherLanguageSearches.map(async ({ language, search }) => {
    try {
      for await (const { items, ...results } of search(query)) {
        if (items.length === 0) break;
        const linked = items.map((result) => ({
          ...result,
          href: pathIn(language, result.href),
        }));
        return [{ heading: language.badge, results: { ...results, items: linked } }];
      }
    } catch (error) {
      console.warn(error);
    }
    return [];
  });
  return (await Promise.all(found)).flat();
}

async function* repliesTo(query: string): AsyncGenerator<SearchReply, void> {
  try {
    for await (const results of searchSite(query)) {
      yield { results, isCachedOnly: false };
      if (import.meta.env.VITE_HAS_LANGUAGES !== 'no' && query && results.hasExcerpts) {
        yield { results, isCachedOnly: false, otherLanguages: await searchOtherLanguages(query) };
      }
    }
  } catch (error) {
    console.warn(error);
    try {
      for await (const results of searchCached(query)) yield { results, isCachedOnly: true };
    } catch {
      yield { isCachedOnly: true };
    }
  }
}

/** Port of the latest query; earlier queries are cancelled. */
let currentPort: MessagePort | undefined;

addEventListener('message', ({ data, ports: [port] }: MessageEvent<string>) => {
  currentPort = port;
  const postReplies = async () => {
    for await (const reply of repliesTo(data)) {
      if (currentPort !== port) return;
      port?.postMessage(reply);
    }
  };
  void postReplies();
});
