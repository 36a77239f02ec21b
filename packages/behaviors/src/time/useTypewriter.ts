import { useMemo, useState } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from './useTimeout';

/** Splits text into characters as readers see them. ASCII text skips the segmenter, which takes 40 ms to load on a slow phone. */
const charactersOf = (phrase: string) =>
  typeof Intl.Segmenter === 'undefined' || /^[ -~]*$/.test(phrase)
    ? Array.from(phrase)
    : Array.from(new Intl.Segmenter().segment(phrase), ({ segment }) => segment);

export interface TypewriterOptions {
  phrases: readonly string[];
  /** Time per character in ms. */
  characterMs: number;
  /** Pause after a complete phrase, in ms. */
  pauseMs: number;
  /** Stops typing, for a pause button (WCAG 2.2, 2.2.2). */
  isPaused?: boolean;
}

/**
 * Types phrases in a loop: one character every `characterMs`, a pause when the phrase is complete, then the next phrase. The first phrase
 * starts complete, as in the prerendered page, so that nothing disappears on hydration. With reduced motion or a
 * single phrase, nothing is typed.
 *
 * @returns `phrase`, and `text`, the part of the phrase typed so far; render `text` as the only child of its element
 */
export function useTypewriter({
  phrases,
  characterMs,
  pauseMs,
  isPaused = false,
}: TypewriterOptions): { phrase: string; text: string } {
  const isReduced = useReducedMotion();
  const characters = useMemo(() => phrases.map(charactersOf), [phrases]);
  const [position, setPosition] = useState({ index: 0, typed: Infinity });
  const letters = characters[position.index] ?? [];
  const isComplete = position.typed >= letters.length;

  const next = isComplete
    ? { index: (position.index + 1) % phrases.length, typed: 0 }
    : { ...position, typed: position.typed + 1 };
  const isStopped = isPaused || isReduced || phrases.length < 2;
  useTimeout(
    () => setPosition(next),
    isStopped ? null : isComplete ? pauseMs : characterMs,
    position,
  );

  const phrase = phrases[isReduced ? 0 : position.index] ?? '';
  return { phrase, text: isReduced ? phrase : letters.slice(0, position.typed).join('') };
}
