import { listen, readStored } from '@portfolio/behaviors';
import { hasPage, hrefTo } from '@portfolio/content';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { takeEarlyKeys } from '../browser/earlyClicks';
import type { SearchPanelProps } from './SearchPanel';
import { usePageChange } from '../navigation/usePageChange';
import { shortcutKey, textFieldSelector } from './shortcut';

/** Visitors can disable the `/` shortcut (WCAG 2.2, 2.1.4). */
const isSlashEnabled = () => readStored(shortcutKey) !== 'off';

/** Returns true for the search shortcut: Ctrl+K, ⌘K, or `/` outside text fields. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !altKey &&
  (ctrlKey || metaKey
    ? key.toLowerCase() === 'k'
    : key === '/' && !(target as Element).closest(textFieldSelector) && isSlashEnabled());

const hasSearch = hasPage('search');

/**
 * Manages the search dialog, which opens with `open` or a shortcut and loads on first use. If loading fails, opens the search page.
 * @returns `open` and the dialog; undefined if the search page is disabled
 */
export function useSearch(): { open: () => void; dialog: ReactNode } | undefined {
  const navigate = useNavigate();
  const changePage = usePageChange();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<[ComponentType<SearchPanelProps>, readonly string[]]>();
  /** Keys pressed while the panel loads. A ref, because two keys can arrive between renders. */
  const firstKeys = useRef<readonly string[]>(undefined);

  const close = () => {
    setIsOpen(false);
    firstKeys.current = undefined;
  };

  const open = (typed: readonly string[] = []) => {
    setIsOpen(true);
    firstKeys.current ??= typed;
    import('./SearchPanel').then(
      // Opens the dialog before the next key arrives.
      ({ SearchPanel }) => flushSync(() => setLoaded([SearchPanel, firstKeys.current ?? []])),
      (error: unknown) => {
        console.warn(error);
        close();
        changePage(hrefTo('search'), () => void navigate(hrefTo('search')));
      },
    );
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if (!hasSearch) return;
      if (!loaded && firstKeys.current && !ctrlKey && !metaKey) {
        if (key === 'Escape') close();
        else firstKeys.current = [...firstKeys.current, key];
        // Enter opens the first result once the panel has loaded. Other named keys, such as Tab, keep their default action.
        if (key.length > 1 && key !== 'Enter') return;
      } else if (isShortcut(event)) open();
      else return;
      event.preventDefault();
    };
    return listen(document, 'keydown', onKeyDown);
  });
  const onPageChange = useEffectEvent(close);
  useEffect(() => listen(window, 'popstate', onPageChange), []);
  const openWithKeys = useEffectEvent(open);
  useEffect(() => takeEarlyKeys(openWithKeys), []);

  const [Panel, keys = []] = loaded ?? [];
  return hasSearch
    ? {
        open,
        dialog: Panel && <Panel firstKeys={keys} isOpen={isOpen} onClose={close} />,
      }
    : undefined;
}
