import type { ReactRenderer } from '@storybook/react-vite';
import type { PreparedStory } from 'storybook/internal/types';

/** Returns a story's frame settings, with sizes as CSS lengths. */
export function framingOf({
  parameters: { docs, viewport },
  storyGlobals,
}: Pick<PreparedStory<ReactRenderer>, 'parameters' | 'storyGlobals'>) {
  const requested = (docs?.story ?? {}) as { inline?: boolean; height?: string };
  /** True if the story needs its own document. */
  const isFramed = requested.inline === false || Object.keys(storyGlobals).length > 0;
  /** Height of the story's frame, or of its container if it has no frame; empty if automatic. */
  const height = requested.height ?? (isFramed ? '30rem' : '');
  const { value = '' } = (storyGlobals['viewport'] ?? {}) as { value?: string };
  const windowSize = (viewport?.options?.[value]?.styles ?? {}) as {
    width?: string;
    height?: string;
  };
  return { isFramed, height, windowSize };
}
