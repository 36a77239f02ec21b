import type { Video } from './Video';

/** The `Video` component once loaded. Pages without a video do not download it. */
export const loadedVideo: { Video?: typeof Video } = {};

/** Loads `Video`; an article with a video waits for it before rendering. */
export async function loadVideo(): Promise<void> {
  Object.assign(loadedVideo, await import('./Video'));
}
