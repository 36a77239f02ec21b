/** Searches beside the page, so that typing never waits for what is fetched, read and compared. `askWorker.ts` asks it. */
import { fetchData } from '../navigation/fetchData';
import { buildIndex } from './buildIndex';
import { readKeptArticles } from './keptArticles';
import { createSearch, type SearchAnswer } from './search';

/** What came of a query. */
export interface SearchReply {
  /** Missing when the index could not be reached, and nothing is kept. */
  answer?: SearchAnswer;
  /** Whether only the articles that are kept for offline were looked through. */
  isKeptOnly: boolean;
}

const searchSite = createSearch(async (path) => {
  const file = await fetchData(path);
  if (file === null) throw new Error(`${path} is not there`);
  return file;
});

/** Looks through what has been read, where the index cannot be reached. @throws Error when nothing is kept */
async function* searchKept(query: string): AsyncGenerator<SearchAnswer, void> {
  const articles = await readKeptArticles();
  if (articles.size === 0) throw new Error('Nothing is kept for offline');
  const files = buildIndex([...articles.values()], '');
  const search = createSearch(async (path) => {
    const article = articles.get(path);
    return article ? { page: article } : files.get(path);
  });
  yield* search(query);
}

async function* repliesTo(query: string): AsyncGenerator<SearchReply, void> {
  try {
    for await (const answer of searchSite(query)) yield { answer, isKeptOnly: false };
  } catch (error) {
    console.warn(error);
    try {
      for await (const answer of searchKept(query)) yield { answer, isKeptOnly: true };
    } catch {
      yield { isKeptOnly: true };
    }
  }
}

/** Where the last query is answered. The work on those before is left off, so that a letter does not wait for what was typed before it. */
let current: MessagePort | undefined;

addEventListener('message', ({ data, ports: [port] }: MessageEvent<string>) => {
  current = port;
  const answer = async () => {
    for await (const reply of repliesTo(data)) {
      if (current !== port) return;
      port?.postMessage(reply);
    }
  };
  void answer();
});
