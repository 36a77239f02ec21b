import type { Video } from './Video';

/** The part that shows videos, once it was loaded: pages without a video do not bring it. */
export const videoPart: { Video?: typeof Video } = {};

/** Loads that part; an article with a video waits for it before it is drawn. */
export async function loadVideo(): Promise<void> {
  Object.assign(videoPart, await import('./Video'));
}
