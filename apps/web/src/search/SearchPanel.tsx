import { useStoredText, writeStored } from '@portfolio/behaviors';
import { hrefTo, isMultilingual } from '@portfolio/content';
import { SearchDialog, type SearchItem } from '@portfolio/ui';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { otherLanguages } from '../languages';
import { LinkLanguages } from '../navigation/RouterLink';
import { askWorker } from './askWorker';
import { kindHeadings } from './kindHeadings';
import type { SearchReply } from './searchWorker';
import { shortcutKey } from './shortcut';
import { showPlace } from './showPlace';

/** Debounce before a query, in ms; avoids fetching files for half a word. */
const debounceMs = 120;

/** Continues from a result's section to its words. */
function follow({ href, excerpt }: SearchItem) {
  const [, id] = href.split('#');
  const words = excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  if (id && words.length > 0) showPlace(id, words);
}

/** Text typed by these keys; Escape clears what came before. */
const textFromKeys = (keys: readonly string[]) =>
  keys.reduce((text, key) => {
    if (key === 'Backspace') return text.slice(0, -1);
    if (key === 'Escape') return '';
    return key.length === 1 ? text + key : text;
  }, '');

/** Returns true if no further reply follows. */
const isComplete = ({ answer, isKeptOnly, foreign }: SearchReply) =>
  answer?.hasPlaces !== false &&
  (!isMultilingual || !answer || isKeptOnly || foreign !== undefined);

type Foreign = NonNullable<SearchReply['foreign']>;

/** The best results of each other language, below those of this one. */
const foreignGroups = (foreign: Foreign) =>
  foreign.map(({ code, answer }) => ({
    heading: otherLanguages().find((language) => language.code === code)?.badge ?? code,
    items: answer.results,
  }));

const totalOf = (foreign: Foreign) => foreign.reduce((sum, { answer }) => sum + answer.total, 0);

export interface SearchPanelProps {
  /** Keys pressed while the panel was loading. */
  firstKeys: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

export function SearchPanel({ firstKeys, isOpen, onClose }: SearchPanelProps) {
  /** The current query; a new object repeats it. */
  const [request, setRequest] = useState({ text: textFromKeys(firstKeys) });
  const [outcome, setOutcome] = useState<SearchReply & { request: typeof request }>();
  const isShortcutOff = useStoredText(shortcutKey) === 'off';
  const query = request.text.trim();

  /** True if Enter was pressed before the results arrived: then follow the first one. */
  const followsFirst = useRef(firstKeys.at(-1) === 'Enter');

  const stop = useRef(() => {});
  useEffect(() => {
    // An empty query starts the worker early. Errors appear only with a query.
    stop.current = askWorker(query, (reply) => {
      const show = () => setOutcome({ request, ...reply });
      if (!followsFirst.current || !isComplete(reply)) return startTransition(show);
      followsFirst.current = false;
      flushSync(show);
      document.querySelector<HTMLElement>(':modal [role=option]')?.click();
    });
    return stop.current;
  }, [request, query]);

  const isAnswered = outcome?.request === request && isComplete(outcome);

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Typing must not wait for results to render.
  const onQueryChange = (text: string) => {
    followsFirst.current = false;
    clearTimeout(rest.current);
    if (isAnswered && text.trim() === query) return;
    stop.current();
    rest.current = setTimeout(() => setRequest({ text }), debounceMs);
  };

  // Shows the previous results until the next ones arrive, to avoid flicker.
  const answer = query ? outcome?.answer : undefined;
  const groups = useMemo(() => {
    const kinds = [...new Set(answer?.results.map(({ kind }) => kind))];
    return kinds.map((kind) => ({
      heading: kindHeadings[kind],
      items: answer?.results.filter((result) => result.kind === kind) ?? [],
    }));
  }, [answer]);
  const foreign = isMultilingual && answer ? outcome?.foreign : undefined;

  const status = () => {
    if (!query) return 'idle';
    if (!isAnswered) return 'searching';
    return answer ? 'done' : 'failed';
  };
  const dialog = (
    <SearchDialog
      isOpen={isOpen}
      onClose={() => {
        followsFirst.current = false;
        onClose();
      }}
      onEnterEarly={() => (followsFirst.current = true)}
      query={request.text}
      onQueryChange={onQueryChange}
      status={status()}
      groups={foreign ? [...groups, ...foreignGroups(foreign)] : groups}
      total={(answer?.total ?? 0) + (foreign ? totalOf(foreign) : 0)}
      isKeptOnly={answer !== undefined && outcome?.isKeptOnly === true}
      onFollow={follow}
      onRetry={() => setRequest({ ...request })}
      allHref={hrefTo('search')}
      hasShortcut={!isShortcutOff}
      onShortcutChange={(isOn) => writeStored(shortcutKey, isOn ? null : 'off')}
    />
  );
  return isMultilingual ? <LinkLanguages value="text">{dialog}</LinkLanguages> : dialog;
}
