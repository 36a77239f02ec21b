import { useStoredText, writeStored } from '@portfolio/behaviors';
import { hrefTo } from '@portfolio/content';
import { SearchDialog } from '@portfolio/ui';
import { useEffect, useMemo, useState } from 'react';
import { fetchData } from '../navigation/fetchData';
import { buildIndex } from './buildIndex';
import { readKeptArticles } from './keptArticles';
import { kindHeadings } from './kindHeadings';
import { createSearch, type SearchAnswer } from './search';
import { shortcutKey } from './shortcut';

/** For how long typing rests before the index is asked, in ms: files that only half a word needs are not fetched. */
const restMs = 120;

const searchSite = createSearch(async (path) => {
  const file = await fetchData(path);
  if (file === null) throw new Error(`${path} is not there`);
  return file;
});

/** Looks through what has been read, where the index cannot be reached. @throws Error when nothing is kept */
async function searchKept(query: string): Promise<SearchAnswer> {
  const articles = await readKeptArticles();
  if (articles.size === 0) throw new Error('Nothing is kept for offline');
  const files = buildIndex([...articles.values()], '');
  const search = createSearch(async (path) => {
    const article = articles.get(path);
    return article ? { page: article } : files.get(path);
  });
  return search(query);
}

/** What came of a query. */
interface Outcome {
  query: string;
  attempt: number;
  /** Missing when the index could not be reached, and nothing is kept. */
  answer?: SearchAnswer | undefined;
  isKeptOnly: boolean;
}

/** Props of `SearchPanel`. */
export interface SearchPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search dialog with its index. */
export function SearchPanel(props: SearchPanelProps) {
  const [text, setText] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const isShortcutOff = useStoredText(shortcutKey) === 'off';
  const query = text.trim();

  useEffect(() => {
    if (!query) return undefined;
    let isCurrent = true;
    const tell = (next: Outcome) => isCurrent && setOutcome(next);
    const ask = async () => {
      try {
        tell({ query, attempt, answer: await searchSite(query), isKeptOnly: false });
      } catch (error) {
        console.warn(error);
        const answer = await searchKept(query).catch(() => undefined);
        tell({ query, attempt, answer, isKeptOnly: true });
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, attempt]);

  const isAnswered = outcome?.query === query && outcome.attempt === attempt;
  // While the next answer is on its way the last one stands, so that nothing flickers.
  const answer = query ? outcome?.answer : undefined;
  const groups = useMemo(() => {
    const kinds = [...new Set(answer?.results.map(({ kind }) => kind))];
    return kinds.map((kind) => ({
      heading: kindHeadings[kind],
      items: answer?.results.filter((result) => result.kind === kind) ?? [],
    }));
  }, [answer]);

  const status = () => {
    if (!query) return 'idle';
    if (!isAnswered) return 'searching';
    return answer ? 'done' : 'failed';
  };
  return (
    <SearchDialog
      {...props}
      query={text}
      onQueryChange={setText}
      status={status()}
      groups={groups}
      total={answer?.total ?? 0}
      isKeptOnly={answer !== undefined && outcome?.isKeptOnly === true}
      onRetry={() => setAttempt(attempt + 1)}
      allHref={hrefTo('search')}
      hasShortcut={!isShortcutOff}
      onShortcutChange={(isOn) => writeStored(shortcutKey, isOn ? null : 'off')}
    />
  );
}
