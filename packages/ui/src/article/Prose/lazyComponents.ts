import type { Video } from '../Video/Video';
import type * as RareParts from './rareParts';

/** Lazily loaded parts of articles. */
export const loaded: { Video?: typeof Video } & Partial<typeof RareParts> = {};

/** Loads the code for videos. Articles with a video wait for it before rendering. */
export const loadVideo = async () => void Object.assign(loaded, await import('../Video/Video'));

/** Loads what few articles have: blocks, series, and styles of rare elements. Those articles wait for it before rendering. */
export const loadRareParts = async () => void Object.assign(loaded, await import('./rareParts'));
