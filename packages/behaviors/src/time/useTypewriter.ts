import { useMemo } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useRunningTime } from './useRunningTime';

/**
 * Splits a text into characters as a reader counts them: an accented or Tamil letter is one, however many code points it takes. ASCII skips
 * the segmenter, which takes 40 ms to load on a slow phone.
 */
const charactersOf = (phrase: string) =>
  typeof Intl.Segmenter === 'undefined' || /^[ -~]*$/.test(phrase)
    ? Array.from(phrase)
    : Array.from(new Intl.Segmenter().segment(phrase), ({ segment }) => segment);

/**
 * Types phrases in a loop: a character each `characterMs`, a pause when the phrase is complete, then the next one. The first phrase starts
 * complete, as in the prerendered page, so that nothing disappears on hydration. Pauses in a hidden tab; with reduced motion nothing is typed.
 *
 * @param characterMs time per character in ms, above 0
 * @param pauseMs pause after a complete phrase, in ms
 * @param isPaused stops typing, for the pause button (WCAG 2.2 2.2.2)
 * @returns the text typed so far; render it as the only child of its element
 */
export function useTypewriter({
  phrases,
  characterMs,
  pauseMs,
  isPaused = false,
}: {
  phrases: readonly string[];
  characterMs: number;
  pauseMs: number;
  isPaused?: boolean;
}): string {
  const isReduced = useReducedMotion();
  const characters = useMemo(() => phrases.map(charactersOf), [phrases]);
  const turns = characters.map(({ length }) => length * characterMs + pauseMs);
  const roundMs = turns.reduce((sum, turnMs) => sum + turnMs, 0);
  const headStartMs = (characters[0]?.length ?? 0) * characterMs;

  /** Returns the text at a time, and when it changes next (in ms of elapsed time). */
  const typedAt = (elapsedMs: number) => {
    let turnStartMs = elapsedMs - ((elapsedMs + headStartMs) % roundMs);
    for (const [index, phrase] of characters.entries()) {
      const turnEndMs = turnStartMs + turns[index]!;
      if (elapsedMs < turnEndMs) {
        const typed = Math.floor((elapsedMs - turnStartMs) / characterMs);
        return {
          text: phrase.slice(0, typed).join(''),
          changesAtMs: typed < phrase.length ? turnStartMs + (typed + 1) * characterMs : turnEndMs,
        };
      }
      turnStartMs = turnEndMs;
    }
    return { text: '', changesAtMs: null };
  };

  const elapsedMs = useRunningTime(!isPaused && !isReduced, (ms) => typedAt(ms).changesAtMs);
  return isReduced ? (phrases[0] ?? '') : typedAt(elapsedMs).text;
}
