import { listen, readStored } from '@portfolio/behaviors';
import { hasPage, hrefTo } from '@portfolio/content';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeEarlyKeys } from '../browser/earlyPresses';
import type { SearchPanelProps } from './SearchPanel';
import { usePageChange } from '../navigation/usePageChange';
import { shortcutKey, textFields } from './shortcut';

/** Returns false if the `/` shortcut is disabled (WCAG 2.2 2.1.4). */
const isSlashEnabled = () => readStored(shortcutKey) !== 'off';

/** Returns true for the search shortcut: Ctrl+K, ⌘K, or `/` outside text fields. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !altKey &&
  (ctrlKey || metaKey
    ? key.toLowerCase() === 'k'
    : key === '/' && !(target as Element).closest(textFields) && isSlashEnabled());

const isOn = hasPage('search');

/**
 * Search dialog, opened by `open` or a shortcut and loaded on first use. If loading fails, opens the search page.
 * @returns `open` and the dialog; undefined if the search page is disabled
 */
export function useSearch(): { open: () => void; dialog: ReactNode } | undefined {
  const navigate = useNavigate();
  const changePage = usePageChange();
  const [isOpen, setIsOpen] = useState(false);
  /** Keys pressed before the panel has loaded. */
  const [firstKeys, setFirstKeys] = useState<readonly string[]>([]);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();

  const open = () => {
    setIsOpen(true);
    import('./SearchPanel').then(
      ({ SearchPanel }) => setPanel(() => SearchPanel),
      (error: unknown) => {
        console.warn(error);
        setIsOpen(false);
        changePage(hrefTo('search'), () => void navigate(hrefTo('search')));
      },
    );
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if (!isOn) return;
      if (isOpen && !Panel && !ctrlKey && !metaKey) {
        if (key === 'Escape') setIsOpen(false);
        setFirstKeys([...firstKeys, key]);
        // Enter follows the first result; Tab keeps its default.
        if (key.length > 1 && key !== 'Enter') return;
      } else if (isShortcut(event)) open();
      else return;
      event.preventDefault();
    };
    return listen(document, 'keydown', onKeyDown);
  });
  // Closes the dialog on Back and Forward.
  useEffect(() => listen(window, 'popstate', () => setIsOpen(false)), []);
  const openWithKeys = useEffectEvent((typed: readonly string[]) => {
    setFirstKeys(typed);
    open();
  });
  useEffect(() => takeEarlyKeys(openWithKeys), []);

  return isOn
    ? {
        open,
        dialog: Panel && (
          <Panel firstKeys={firstKeys} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        ),
      }
    : undefined;
}
