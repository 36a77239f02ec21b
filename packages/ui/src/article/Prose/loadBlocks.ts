import type { Block } from './Blocks';

/** The component of blocks, once it was loaded. */
export const loadedBlocks: { Block?: typeof Block } = {};

/** Loads the code of blocks; an article with blocks waits for it before it renders. */
export async function loadBlocks(): Promise<void> {
  Object.assign(loadedBlocks, await import('./Blocks'));
}
