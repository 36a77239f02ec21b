import { useStoredText, writeStored } from '@portfolio/behaviors';
import { hrefTo } from '@portfolio/content';
import { SearchDialog, type SearchItem } from '@portfolio/ui';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { askWorker } from './askWorker';
import { kindHeadings } from './kindHeadings';
import type { SearchReply } from './searchWorker';
import { shortcutKey } from './shortcut';
import { showPlace } from './showPlace';

/** For how long typing rests before the index is asked, in ms: files that only half a word needs are not fetched. */
const restMs = 120;

/** What came of a query. */
interface Outcome extends SearchReply {
  query: string;
  attempt: number;
}

/** Leads on from the section of a result to its words. */
function follow({ href, excerpt }: SearchItem) {
  const [, id] = href.split('#');
  const words = excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  if (id && words.length > 0) showPlace(id, words);
}

export interface SearchPanelProps {
  /** What has been typed while this was on its way. */
  firstText: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The search dialog with its index. */
export function SearchPanel({ firstText, ...props }: SearchPanelProps) {
  const [text, setText] = useState(firstText);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const isShortcutOff = useStoredText(shortcutKey) === 'off';
  const query = text.trim();

  // Started while the visitor thinks of a word. What fails will be told when there is one.
  useEffect(() => askWorker('', () => {}), []);
  useEffect(() => {
    if (!query) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      // A letter that is typed meanwhile goes first.
      stop = askWorker(query, (reply) =>
        startTransition(() => setOutcome({ query, attempt, ...reply })),
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [query, attempt]);

  const isAnswered =
    outcome?.query === query && outcome.attempt === attempt && outcome.answer?.hasPlaces !== false;
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
      onFollow={follow}
      onRetry={() => setAttempt(attempt + 1)}
      allHref={hrefTo('search')}
      hasShortcut={!isShortcutOff}
      onShortcutChange={(isOn) => writeStored(shortcutKey, isOn ? null : 'off')}
    />
  );
}
