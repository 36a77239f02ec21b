import type { ReactRenderer } from '@storybook/react-vite';
import type { PreparedStory } from 'storybook/internal/types';

/** How a story is shown beside others, as CSS lengths. */
export function framingOf({
  parameters: { docs, viewport },
  storyGlobals,
}: Pick<PreparedStory<ReactRenderer>, 'parameters' | 'storyGlobals'>) {
  const asked = (docs?.story ?? {}) as { inline?: boolean; height?: string };
  /** Whether it wants a document of its own. */
  const isFramed = asked.inline === false || Object.keys(storyGlobals).length > 0;
  /** How high its frame is, or its box if it is fixed to the window; empty where it is as high as what it shows. */
  const height = asked.height ?? (isFramed ? '30rem' : '');
  const { value = '' } = (storyGlobals['viewport'] ?? {}) as { value?: string };
  /** The window that it asks for. */
  const window = (viewport?.options?.[value]?.styles ?? {}) as { width?: string; height?: string };
  return { isFramed, height, window };
}
