import { useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What the toolbar is set to, of what a documentation page follows. */
export interface Toolbar {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
}

interface GlobalsMessage {
  globals: Record<string, unknown>;
}

/** Side by side, this page is the light one (see `manager.ts`). */
const toolbarOf = (message: GlobalsMessage | undefined): Toolbar => ({
  theme: message?.globals['theme'] === 'dark' ? 'dark' : 'light',
  direction: message?.globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
  motion: message?.globals['motion'] === 'reduced' ? 'reduced' : 'full',
});

/** The toolbar's settings, for what stands on a documentation page outside of its stories. */
export function useToolbar(): Toolbar {
  const channel = addons.getChannel();
  const [toolbar, setToolbar] = useState(() => {
    const [message] = [channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []].flat();
    return toolbarOf(message as GlobalsMessage | undefined);
  });
  useLayoutEffect(() => {
    const follow = (message: GlobalsMessage) => setToolbar(toolbarOf(message));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return toolbar;
}
