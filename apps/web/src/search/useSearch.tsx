import { listen, readStored } from '@portfolio/behaviors';
import { hasPage, hrefTo } from '@portfolio/content';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeEarlyKeys } from '../browser/earlyPresses';
import type { SearchPanelProps } from './SearchPanel';
import { shortcutKey, textFields } from './shortcut';

/** The `/` key may be switched off (WCAG 2.2 2.1.4). */
const isSlashOn = () => readStored(shortcutKey) !== 'off';

/** Whether keys ask for the search: Ctrl+K or ⌘K, and `/` outside fields for text. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !altKey &&
  (ctrlKey || metaKey
    ? key.toLowerCase() === 'k'
    : key === '/' && !(target as Element).closest(textFields) && isSlashOn());

const isOn = hasPage('search');

/**
 * The search over everything, opened by `open` or its keys. Nothing of it is fetched before; where it cannot be fetched, the page
 * that lists everything stands in.
 *
 * @returns how to open it, and the dialog; undefined where the owner has switched the page off
 */
export function useSearch(): { open: () => void; dialog: ReactNode } | undefined {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  /** The keys that are pressed before the panel, and so its field, is there. */
  const [firstKeys, setFirstKeys] = useState<readonly string[]>([]);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();

  const open = () => {
    setIsOpen(true);
    import('./SearchPanel').then(
      ({ SearchPanel }) => setPanel(() => SearchPanel),
      (error: unknown) => {
        console.warn(error);
        setIsOpen(false);
        void navigate(hrefTo('search'));
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
        // Tab and Enter do what they always do.
        if (key.length > 1) return;
      } else if (isShortcut(event)) open();
      else return;
      event.preventDefault();
    };
    return listen(document, 'keydown', onKeyDown);
  });
  const onEarlyKeys = useEffectEvent((opening: string, typed: readonly string[]) => {
    if (opening === '/' && !isSlashOn()) return;
    setFirstKeys(typed);
    open();
  });
  useEffect(() => takeEarlyKeys(onEarlyKeys), []);

  return isOn
    ? {
        open,
        dialog: Panel && (
          <Panel firstKeys={firstKeys} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        ),
      }
    : undefined;
}
