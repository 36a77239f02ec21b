import type { ReactRenderer } from '@storybook/react-vite';
import type { PreparedStory } from 'storybook/internal/types';

/**
 * Whether a story wants a document of its own, how high its frame or box is as it says, and the window that it asks for, as CSS
 * lengths.
 */
export function framingOf({
  parameters,
  storyGlobals,
}: Pick<PreparedStory<ReactRenderer>, 'parameters' | 'storyGlobals'>) {
  const { inline = true, height } = (parameters['docs']?.story ?? {}) as {
    inline?: boolean;
    height?: string;
  };
  const { value = '' } = (storyGlobals['viewport'] ?? {}) as { value?: string };
  return {
    isFramed: !inline || Object.keys(storyGlobals).length > 0,
    height,
    window: (parameters['viewport']?.options?.[value]?.styles ?? {}) as {
      width?: string;
      height?: string;
    },
  };
}
