import { readStored } from '@portfolio/behaviors';
import { hasPage, hrefTo } from '@portfolio/content';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchPanelProps } from './SearchPanel';
import { shortcutKey } from './shortcut';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Whether keys ask for the search: Ctrl+K or ⌘K, and `/` outside fields, which may be switched off (WCAG 2.2 2.1.4). */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isField(target) && readStored(shortcutKey) !== 'off';
}

/**
 * The search over everything, opened by `open` or its keys. Nothing of it is fetched before; where it cannot be fetched, the page
 * that lists everything stands in.
 *
 * @returns how to open it, and the dialog; undefined where the owner has switched the page off
 */
export function useSearch(): { open: () => void; dialog: ReactNode } | undefined {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();

  const open = async () => {
    setIsOpen(true);
    try {
      const { SearchPanel } = await import('./SearchPanel');
      setPanel(() => SearchPanel);
    } catch (error) {
      console.warn(error);
      setIsOpen(false);
      void navigate(hrefTo('search'));
    }
  };

  useEffect(() => {
    if (!hasPage('search')) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  if (!hasPage('search')) return undefined;
  return {
    open: () => void open(),
    dialog: Panel && <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  };
}
