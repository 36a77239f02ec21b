import type { Video } from '../Video/Video';
import type * as RareParts from './rareParts';

export const loaded: { Video?: typeof Video } & Partial<typeof RareParts> = {};

/** Loads the video component. Must finish before an article with a video renders. */
export const loadVideo = async () => void Object.assign(loaded, await import('../Video/Video'));

/** Loads parts that few articles have: blocks, series, and styles of rare elements. Must finish before such an article renders. */
export const loadRareParts = async () => void Object.assign(loaded, await import('./rareParts'));
