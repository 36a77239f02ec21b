import { formatNumber, messages, plural } from '@portfolio/messages';
import { memo, useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { Icon } from '../../art/Icon';
import { Checkbox } from '../../forms/Checkbox/Checkbox';
import { IconButton } from '../../forms/IconButton/IconButton';
import { TextButton } from '../../forms/TextButton/TextButton';
import { Link } from '../../platform/Link';
import { Bar, Dialog, Footer, Results, Status } from './SearchDialog.styles';

/** Text split into segments, with matches marked. */
export type MarkedText = readonly { text: string; isMatch: boolean }[];

export interface SearchItem {
  href: string;
  title: MarkedText;
  /** True for articles. Reserves lines for an excerpt that loads later. */
  isArticle?: boolean;
  /** Heading of the section that the excerpt is from. */
  section?: string;
  excerpt: MarkedText;
}

export interface SearchDialogProps {
  /** Opens the dialog. */
  isOpen: boolean;
  /** Called when Escape, the close button, a click outside or a followed result closes the dialog. */
  onClose: () => void;
  /** Called when Enter is pressed before results arrive. The app opens the first result as soon as it arrives. */
  onEarlyEnter: () => void;
  /** The query that `status` and `groups` belong to. During typing, the text in the field may differ. */
  query: string;
  /** Called with the field's text on every change. */
  onQueryChange: (text: string) => void;
  /** `idle` before typing; `searching` until all excerpts have loaded; `failed` if the index did not load. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** Best results, by kind. */
  groups: readonly { heading: string; items: readonly SearchItem[] }[];
  /** Total number of results, including those not shown. */
  total: number;
  /** Shows a note that only pages cached for offline use were searched. */
  isCachedOnly?: boolean;
  /** Called with the followed result. */
  onFollow?: (item: SearchItem) => void;
  /** Called when the retry button is clicked. */
  onRetry: () => void;
  /** URL of the page that lists all searchable entries. */
  allHref: string;
  /** State of the checkbox that lets the `/` key open the search. */
  hasShortcut: boolean;
  /** Called with the new state of the shortcut checkbox. */
  onShortcutChange: (hasShortcut: boolean) => void;
}

const Marked = ({ text }: { text: MarkedText }) =>
  text.map((segment, index) =>
    segment.isMatch ? (
      <mark key={index}>{segment.text}</mark>
    ) : (
      <span key={index}>{segment.text}</span>
    ),
  );

function statusText(status: SearchDialogProps['status'], shown: number, total: number) {
  if (status === 'idle') return messages.search.idle;
  if (status === 'searching') return messages.search.searching;
  if (total === 0) return messages.search.none;
  return shown < total
    ? plural(messages.search.best, total, { shown: formatNumber(shown) })
    : plural(messages.search.count, total);
}

const optionId = (id: string, index: number) => `${id}-${index}`;

const itemsOf = (groups: SearchDialogProps['groups']) => groups.flatMap(({ items }) => items);

/** Memoised, so that typing stays fast. */
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
      // Browsers add scrollable elements to the tab order. This list needs no focus, because arrow keys in the field scroll it.
      tabIndex={-1}
      aria-label={messages.search.results}
      hidden={groups.length === 0}
    >
      {groups.map(({ heading, items }, groupIndex) => (
        <div key={heading} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
          <h2 id={`${id}-group-${groupIndex}`} role="presentation">
            {heading}
          </h2>
          {items.map((item) => {
            const { href, title, isArticle, section, excerpt } = item;
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
                  {section && <span>{`${section}: `}</span>}
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

/** Site search: a combobox (ARIA APG) that shows results as you type and announces their number. */
export function SearchDialog({
  isOpen,
  onClose,
  onEarlyEnter,
  query,
  onQueryChange,
  status,
  groups,
  total,
  isCachedOnly = false,
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
  // New results reset the selection. Excerpts that arrive for the same results do not.
  const resultsKey = items.map(({ href }) => href.split('#')[0]).join(' ');
  const [active, setActive] = useState<{ resultsKey: string; index: number }>();
  const activeIndex = active?.resultsKey === resultsKey ? active.index : 0;

  const hasBeenOpen = useRef(false);
  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    // On reopening, selects the previous query. The first time, puts the caret after text typed while the dialog was loading.
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(hasBeenOpen.current ? 0 : end, end);
    hasBeenOpen.current = true;
  }, [isOpen]);
  useEffect(() => {
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex, resultsKey]);

  const retry = () => {
    // The focused retry button is about to disappear.
    input.current?.focus();
    onRetry();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    // In Safari, the key event that ends IME composition has key code 229, but `isComposing` is false.
    if (isComposing || keyCode === 229) {
      // Escape cancels the composition, not the search.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    const isEarly = status === 'searching' || input.current?.value.trim() !== query.trim();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) setActive({ resultsKey, index: (activeIndex + step + count) % count });
    else if (event.key === 'Enter' && isEarly) onEarlyEnter();
    else if (event.key === 'Enter') document.getElementById(optionId(id, activeIndex))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      ref={dialog}
      aria-label={messages.search.field}
      // Browsers fire `close` too late: keys pressed right after Escape would go to the field.
      onCancel={() => {
        input.current?.blur();
        onClose();
      }}
      // The dialog may have been reopened before `close` fires.
      onClose={() => dialog.current?.open || onClose()}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <Bar>
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          aria-label={messages.search.field}
          aria-expanded={count > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(id, activeIndex) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          defaultValue={query}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={messages.page.close} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Bar>
      {status === 'failed' ? (
        <Status role="alert">
          <span>{messages.search.failed}</span>{' '}
          <TextButton onClick={retry}>{messages.page.tryAgain}</TextButton>
        </Status>
      ) : (
        <Status role="status">
          <span>{statusText(status, count, total)}</span>
          {isCachedOnly && <p>{messages.search.cachedOnly}</p>}
        </Status>
      )}
      <ResultList id={id} groups={groups} activeIndex={activeIndex} onFollow={follow} />
      <Footer>
        <Link href={allHref} onClick={close}>
          {messages.search.everything}
        </Link>
        <Checkbox
          checked={hasShortcut}
          onChange={(event) => onShortcutChange(event.target.checked)}
        >
          {messages.search.shortcut}
        </Checkbox>
      </Footer>
    </Dialog>
  );
}
