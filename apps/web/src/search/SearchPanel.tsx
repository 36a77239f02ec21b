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
    onReply({ isComplete: true });
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

/** Groups the results by type. Results in other languages come last. */
function groupsOf({ results, otherLanguages = [] }: Partial<SearchReply> = {}) {
  const items = results?.items ?? [];
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) => ({
      heading: kindHeadings[kind],
      items: items.filter((item) => item.kind === kind),
    })),
    ...otherLanguages.map(({ heading, results }) => ({ heading, items: results.items })),
  ];
}

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
      if (!followsFirst.current || !reply.isComplete) return startTransition(show);
      followsFirst.current = false;
      flushSync(show);
      document.querySelector<HTMLElement>(':modal [role=option]')?.click();
    });
    return stop.current;
  }, [request, query]);

  const isDone = outcome?.request === request && outcome.isComplete;

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
  const shown = query ? outcome : undefined;
  const groups = useMemo(() => groupsOf(shown), [shown]);
  const total = (shown?.otherLanguages ?? []).reduce(
    (sum, { results }) => sum + results.total,
    shown?.results?.total ?? 0,
  );

  const status = () => {
    if (!query) return 'idle';
    if (!isDone) return 'searching';
    return shown?.results ? 'done' : 'failed';
  };
  return (
    <LinkLanguages value="text">
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
        groups={groups}
        total={total}
        isCachedOnly={shown?.isCachedOnly === true}
        onFollow={showMatches}
        onRetry={() => setRequest({ ...request })}
        allHref={hrefTo('search')}
        hasShortcut={!isShortcutOff}
        onShortcutChange={(isOn) => writeStored(shortcutKey, isOn ? null : 'off')}
      />
    </LinkLanguages>
  );
}
