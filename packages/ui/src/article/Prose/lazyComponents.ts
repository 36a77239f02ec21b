import type { Video } from '../Video/Video';
import type * as RareParts from './rareParts';

/** Lazily loaded parts of articles. */
export const loaded: { Video?: typeof Video } & Partial<typeof RareParts> = {};

/** Loads the video component. Articles with a video wait for it before rendering. */
export const loadVideo = async () => void Object.assign(loaded, await import('../Video/Video'));

/** Loads parts that few articles have: blocks, series, and styles of rare elements. Such articles wait for them before rendering. */
export const loadRareParts = async () => void Object.assign(loaded, await import('./rareParts'));
