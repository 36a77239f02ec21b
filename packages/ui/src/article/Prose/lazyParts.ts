import type { Video } from '../Video/Video';
import type { Block } from './Blocks';

/** Lazy components of articles, once loaded. */
export const loaded: { Video?: typeof Video; Block?: typeof Block } = {};

/** Loads the code of videos; an article with a video waits for it before rendering. */
export const loadVideo = async () => void Object.assign(loaded, await import('../Video/Video'));

/** Loads the code of blocks; an article with blocks waits for it before rendering. */
export const loadBlocks = async () => void Object.assign(loaded, await import('./Blocks'));
