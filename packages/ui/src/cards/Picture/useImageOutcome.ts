import { useEffect, useRef, type RefObject } from 'react';

/** What to do when an image has arrived or turned out to be missing. */
export interface ImageOutcome {
  onLoad?: () => void;
  onError?: () => void;
}

/**
 * Reports the fate of an image that was already decided before the page was hydrated: its `load` and `error` events have
 * passed by then and nobody heard them. Takes the image's address and the same handlers as the element itself; returns the ref
 * for the `<img>`. Later events come through the element's own handlers.
 */
export function useImageOutcome(
  src: string | undefined,
  { onLoad, onError }: ImageOutcome,
): RefObject<HTMLImageElement | null> {
  const ref = useRef<HTMLImageElement>(null);
  const handlers = useRef<ImageOutcome>({});
  useEffect(() => {
    handlers.current = { onLoad, onError };
  });
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete || !src) return undefined;
    let isCurrent = true;
    // `decode` knows a broken image from an SVG without a size of its own; `naturalWidth` is 0 for both in some browsers.
    image.decode().then(
      () => isCurrent && handlers.current.onLoad?.(),
      () => isCurrent && handlers.current.onError?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [src]);
  return ref;
}
