import { formatNumber, plural } from '@portfolio/words';
import { memo, useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { Icon } from '../../art/Icon';
import { Checkbox } from '../../forms/Checkbox/Checkbox';
import { IconButton } from '../../forms/IconButton/IconButton';
import { TextButton } from '../../forms/TextButton/TextButton';
import { Link } from '../../platform/Link';
import { Bar, Dialog, Foot, Results, Status } from './SearchDialog.styles';

/** Text in pieces; those that were searched for are marked. */
export type MarkedText = readonly { text: string; isMatch: boolean }[];

/** Something that was found. */
export interface SearchItem {
  href: string;
  title: MarkedText;
  /** Whether it is an article, in which a place may be found later: its text has the same lines before and after. */
  isArticle?: boolean;
  /** The heading above the place in its page. */
  place?: string;
  /** The words around the place. */
  excerpt: MarkedText;
}

export interface SearchDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it was closed: by Escape, the button, a press beside it, or a result that was followed. */
  onClose: () => void;
  /** What `status` and `groups` are about. The field begins with it, and is ahead of it while one types. */
  query: string;
  /** Called with the field's whole text on every change. */
  onQueryChange: (text: string) => void;
  /** `idle` before anything is typed; `searching` also while results stand whose places are to come; `failed` without the index. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** The best of what was found, by kind. */
  groups: readonly { heading: string; items: readonly SearchItem[] }[];
  /** How much was found in all. */
  total: number;
  /** Whether only what is kept for offline was looked through. */
  isKeptOnly?: boolean;
  /** Called with a result that is followed, beside its link. */
  onFollow?: (item: SearchItem) => void;
  /** Called by "Try again" after a failure. */
  onRetry: () => void;
  /** The page that lists everything. */
  allHref: string;
  /** Whether the `/` key opens the search. */
  hasShortcut: boolean;
  /** Called with whether it shall. */
  onShortcutChange: (hasShortcut: boolean) => void;
}

const Marked = ({ text }: { text: MarkedText }) =>
  text.map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );

function statusText(status: SearchDialogProps['status'], shown: number, total: number) {
  if (status === 'idle') return WORDS.search.idle;
  if (status === 'searching') return WORDS.search.searching;
  if (total === 0) return WORDS.search.none;
  return shown < total
    ? plural(WORDS.search.best, total, { shown: formatNumber(shown) })
    : plural(WORDS.search.count, total);
}

const optionId = (id: string, index: number) => `${id}-${index}`;

const itemsOf = (groups: SearchDialogProps['groups']) => groups.flatMap(({ items }) => items);

/** The results by kind. Apart from the field, so that a letter typed into it is painted without them. */
const ResultList = memo(function ResultList({
  id,
  groups,
  activeIndex,
  onFollow,
}: Pick<SearchDialogProps, 'groups'> & {
  id: string;
  activeIndex: number;
  onFollow: (item: SearchItem) => void;
}) {
  return (
    <Results
      id={id}
      role="listbox"
      // Browsers would make what scrolls a stop on the way; the field's arrows lead through it.
      tabIndex={-1}
      aria-label={WORDS.search.results}
      hidden={groups.length === 0}
    >
      {groups.map(({ heading, items }, group) => (
        <div key={heading} role="group" aria-labelledby={`${id}-group-${group}`}>
          <h2 id={`${id}-group-${group}`} role="presentation">
            {heading}
          </h2>
          {items.map((item) => {
            const { href, title, isArticle, place, excerpt } = item;
            const index = itemsOf(groups).indexOf(item);
            return (
              <Link
                key={index}
                id={optionId(id, index)}
                href={href}
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                onClick={() => onFollow(item)}
              >
                <b>
                  <Marked text={title} />
                </b>
                <small {...(isArticle && { 'data-article': '' })}>
                  {place && <span>{`${place}: `}</span>}
                  <Marked text={excerpt} />
                </small>
              </Link>
            );
          })}
        </div>
      ))}
    </Results>
  );
});

/** The search over everything: a combobox (ARIA practices) whose results come as one types. How many there are is announced. */
export function SearchDialog({
  isOpen,
  onClose,
  query,
  onQueryChange,
  status,
  groups,
  total,
  isKeptOnly = false,
  onFollow,
  onRetry,
  allHref,
  hasShortcut,
  onShortcutChange,
}: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = () => dialog.current?.close();
  const follow = useCallback(
    (item: SearchItem) => {
      dialog.current?.close();
      onFollow?.(item);
    },
    [onFollow],
  );
  const items = itemsOf(groups);
  const count = items.length;
  // Other results begin at the first of them; the same ones with their places do not.
  const results = items.map(({ href }) => href.split('#')[0]).join(' ');
  const [active, setActive] = useState<{ results: string; index: number }>();
  const activeIndex = active?.results === results ? active.index : 0;
  // Who types a word and Enter at once means the answer that is on its way, and not the one before.
  const followsNext = useRef(false);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    // Opened again, it is for another word; at first the word that was begun meanwhile goes on.
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(wasOpen.current ? 0 : end, end);
    wasOpen.current = true;
  }, [isOpen]);
  useEffect(() => {
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex, results]);
  useEffect(() => {
    if (!followsNext.current || status === 'searching') return;
    followsNext.current = false;
    if (dialog.current?.open) document.getElementById(optionId(id, activeIndex))?.click();
  }, [id, status, activeIndex]);

  const retry = () => {
    // The button goes with what it is in.
    input.current?.focus();
    onRetry();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose among the writings of what is being composed.
    if (event.nativeEvent.isComposing) return;
    const isAhead = status === 'searching' || input.current?.value.trim() !== query.trim();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) setActive({ results, index: (activeIndex + step + count) % count });
    else if (event.key === 'Enter' && isAhead) followsNext.current = true;
    else if (event.key === 'Enter') document.getElementById(optionId(id, activeIndex))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      ref={dialog}
      aria-label={WORDS.search.field}
      // Browsers say that it was closed, and take the focus out of it, after keys that are pressed at once behind Escape.
      onCancel={() => {
        input.current?.blur();
        onClose();
      }}
      // It may be open again by then.
      onClose={() => dialog.current?.open || onClose()}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <Bar>
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          aria-label={WORDS.search.field}
          aria-expanded={count > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(id, activeIndex) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          defaultValue={query}
          onChange={(event) => {
            followsNext.current = false;
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={WORDS.page.close} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Bar>
      {status === 'failed' ? (
        <Status role="alert">
          <span>{WORDS.search.failed}</span>{' '}
          <TextButton onClick={retry}>{WORDS.page.tryAgain}</TextButton>
        </Status>
      ) : (
        <Status role="status">
          <span>{statusText(status, count, total)}</span>
          {isKeptOnly && <p>{WORDS.search.keptOnly}</p>}
        </Status>
      )}
      <ResultList id={id} groups={groups} activeIndex={activeIndex} onFollow={follow} />
      <Foot>
        <Link href={allHref} onClick={close}>
          {WORDS.search.everything}
        </Link>
        <Checkbox
          checked={hasShortcut}
          onChange={(event) => onShortcutChange(event.target.checked)}
        >
          {WORDS.search.shortcut}
        </Checkbox>
      </Foot>
    </Dialog>
  );
}
