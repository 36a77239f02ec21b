import { useStoredText, writeStored } from '@portfolio/behaviors';
import { hrefTo } from '@portfolio/content';
import { SearchDialog, type SearchItem } from '@portfolio/ui';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { askWorker } from './askWorker';
import { kindHeadings } from './kindHeadings';
import type { SearchReply } from './searchWorker';
import { shortcutKey } from './shortcut';
import { showPlace } from './showPlace';

/** For how long typing rests before the index is asked, in ms: files that only half a word needs are not fetched. */
const restMs = 120;

/** Leads on from the section of a result to its words. */
function follow({ href, excerpt }: SearchItem) {
  const [, id] = href.split('#');
  const words = excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  if (id && words.length > 0) showPlace(id, words);
}

/** What some keys have typed; Escape closes the search, and what was typed before it goes. */
const typedWith = (keys: readonly string[]) =>
  keys.reduce((text, key) => {
    if (key === 'Backspace') return text.slice(0, -1);
    if (key === 'Escape') return '';
    return key.length === 1 ? text + key : text;
  }, '');

export interface SearchPanelProps {
  /** The keys that were pressed while this was on its way. */
  firstKeys: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/** The search dialog with its index. */
export function SearchPanel({ firstKeys, ...props }: SearchPanelProps) {
  /** What the worker is asked, and what came of the question before until that is answered; a new object asks again. */
  const [asked, setAsked] = useState({ text: typedWith(firstKeys) });
  const [outcome, setOutcome] = useState<SearchReply & { asked: typeof asked }>();
  const isShortcutOff = useStoredText(shortcutKey) === 'off';
  const query = asked.text.trim();

  const stop = useRef(() => {});
  useEffect(() => {
    // Without a query too: the worker starts while the visitor thinks of a word. What fails then is told when there is one.
    stop.current = askWorker(query, (reply) =>
      startTransition(() => setOutcome({ asked, ...reply })),
    );
    return stop.current;
  }, [asked, query]);

  const isAnswered = outcome?.asked === asked && outcome.answer?.hasPlaces !== false;

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A letter is painted before anything is rendered for it, and before the answer to those in front of it.
  const onQueryChange = (text: string) => {
    clearTimeout(rest.current);
    if (isAnswered && text.trim() === query) return;
    stop.current();
    rest.current = setTimeout(() => setAsked({ text }), restMs);
  };

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
      query={asked.text}
      onQueryChange={onQueryChange}
      status={status()}
      groups={groups}
      total={answer?.total ?? 0}
      isKeptOnly={answer !== undefined && outcome?.isKeptOnly === true}
      onFollow={follow}
      onRetry={() => setAsked({ ...asked })}
      allHref={hrefTo('search')}
      hasShortcut={!isShortcutOff}
      onShortcutChange={(isOn) => writeStored(shortcutKey, isOn ? null : 'off')}
    />
  );
}
