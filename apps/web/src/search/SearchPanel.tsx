import { useStoredText, writeStored } from '@portfolio/behaviors';
import { hrefTo } from '@portfolio/content';
import { SearchDialog, type SearchItem } from '@portfolio/ui';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LinkLanguages } from '../navigation/RouterLink';
import { kindHeadings } from './kindHeadings';
import type { SearchReply } from './searchWorker';
import { shortcutKey } from './shortcut';
import { highlightWords } from './highlightWords';

/** Avoids fetching files for half-typed words. */
const debounceMs = 120;

let worker: Worker | undefined;

/**
 * Sends a query to the search worker. Returns a function that cancels the query.
 * @param onReply called with each reply; the reply has no results if the search fails
 */
function queryWorker(query: string, onReply: (reply: SearchReply) => void): () => void {
  const currentWorker = (worker ??= new Worker(new URL('./searchWorker.ts', import.meta.url), {
    type: 'module',
  }));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<SearchReply>) => onReply(data);
  currentWorker.onerror = ({ message }) => {
    console.warn(message);
    worker = undefined;
    onReply({ isCachedOnly: false });
  };
  currentWorker.postMessage(query, [port2]);
  return () => port1.close();
}

function showMatches({ href, excerpt }: SearchItem) {
  const [, id] = href.split('#');
  const words = excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  if (id && words.length > 0) highlightWords(id, words);
}

const textFromKeys = (keys: readonly string[]) =>
  keys.reduce((text, key) => {
    if (key === 'Backspace') return text.slice(0, -1);
    return key.length === 1 ? text + key : text;
  }, '');

/** Returns true if the worker sends no further reply after this one. */
const isComplete = (reply: SearchReply) =>
  !(
    import.meta.env.VITE_HAS_LANGUAGES !== 'no' &&
    reply.results &&
    !reply.isCachedOnly &&
    !reply.otherLanguages
  ) && reply.results?.hasExcerpts !== false;

type OtherLanguageResults = NonNullable<SearchReply['otherLanguages']>;

const otherLanguageGroups = (otherLanguages: OtherLanguageResults) =>
  otherLanguages.map(({ heading, results }) => ({ heading, items: results.items }));

const totalOf = (otherLanguages: OtherLanguageResults) =>
  otherLanguages.reduce((sum, { results }) => sum + results.total, 0);

export interface SearchPanelProps {
  /** Keys pressed while the panel was loading. */
  firstKeys: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

export function SearchPanel({ firstKeys, isOpen, onClose }: SearchPanelProps) {
  /** The current query. Setting a new object with the same text repeats the search. */
  const [request, setRequest] = useState({ text: textFromKeys(firstKeys) });
  const [outcome, setOutcome] = useState<SearchReply & { request: typeof request }>();
  const isShortcutOff = useStoredText(shortcutKey) === 'off';
  const query = request.text.trim();

  /** True if Enter was pressed before the results arrived. The first result then opens as soon as it arrives. */
  const followsFirst = useRef(firstKeys.at(-1) === 'Enter');

  const stop = useRef(() => {});
  useEffect(() => {
    // An empty query only starts the worker early, so its errors are not shown.
    stop.current = queryWorker(query, (reply) => {
      const show = () => setOutcome({ request, ...reply });
      if (!followsFirst.current || !isComplete(reply)) return startTransition(show);
      followsFirst.current = false;
      flushSync(show);
      document.querySelector<HTMLElement>(':modal [role=option]')?.click();
    });
    return stop.current;
  }, [request, query]);

  const isDone = outcome?.request === request && isComplete(outcome);

  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Typing must not wait for results to render.
  const onQueryChange = (text: string) => {
    followsFirst.current = false;
    clearTimeout(debounceTimer.current);
    if (isDone && text.trim() === query) return;
    stop.current();
    debounceTimer.current = setTimeout(() => setRequest({ text }), debounceMs);
  };

  // Shows the previous results until new results arrive, to avoid flicker.
  const results = query ? outcome?.results : undefined;
  const groups = useMemo(() => {
    const kinds = [...new Set(results?.items.map(({ kind }) => kind))];
    return kinds.map((kind) => ({
      heading: kindHeadings[kind],
      items: results?.items.filter((result) => result.kind === kind) ?? [],
    }));
  }, [results]);
  const total = results?.total ?? 0;
  const otherLanguages = (results && outcome?.otherLanguages) ?? [];

  const status = () => {
    if (!query) return 'idle';
    if (!isDone) return 'searching';
    return results ? 'done' : 'failed';
  };
  const dialog = (
    <SearchDialog
      isOpen={isOpen}
      onClose={() => {
        followsFirst.current = false;
        onClose();
      }}
      onEarlyEnter={() => (followsFirst.current = true)}
      query={request.text}
      onQueryChange={onQueryChange}
      status={status()}
      groups={
        import.meta.env.VITE_HAS_LANGUAGES !== 'no'
          ? [...groups, ...otherLanguageGroups(otherLanguages)]
          : groups
      }
      total={import.meta.env.VITE_HAS_LANGUAGES !== 'no' ? total + totalOf(otherLanguages) : total}
      isCachedOnly={results !== undefined && outcome?.isCachedOnly === true}
      onFollow={showMatches}
      onRetry={() => setRequest({ ...request })}
      allHref={hrefTo('search')}
      hasShortcut={!isShortcutOff}
      onShortcutChange={(isOn) => writeStored(shortcutKey, isOn ? null : 'off')}
    />
  );
  return import.meta.env.VITE_HAS_LANGUAGES !== 'no' ? (
    <LinkLanguages value="text">{dialog}</LinkLanguages>
  ) : (
    dialog
  );
}
