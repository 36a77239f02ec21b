import type { Video } from '../Video/Video';
import type { Block } from './Blocks';

/** Lazily loaded components for articles. */
export const loaded: { Video?: typeof Video; Block?: typeof Block } = {};

/** Loads the code for videos. Articles with a video wait for it before rendering. */
export const loadVideo = async () => void Object.assign(loaded, await import('../Video/Video'));

/** Loads the code for blocks. Articles with blocks wait for it before rendering. */
export const loadBlocks = async () => void Object.assign(loaded, await import('./Blocks'));
