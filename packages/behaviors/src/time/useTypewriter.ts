import { useMemo } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useRunningTime } from './useRunningTime';

export interface TypewriterOptions {
  /** Typed in turn, from the first to the last and round again. */
  phrases: readonly string[];
  /** Time for each character, in ms, above 0 (100 on this site). */
  characterMs: number;
  /** How long a complete phrase stands before it is cleared, in ms (2000 on this site). */
  pauseMs: number;
  /** Holds the text as it is, for the pause button (WCAG 2.2 2.2.2). Default: `false`. */
  isPaused?: boolean;
}

/**
 * Characters as a reader counts them: an accented or Tamil letter is one, however many code points it takes. Plain ASCII needs
 * no segmenter, whose rules take a slow telephone 40 ms to load.
 */
function charactersOf(phrase: string): string[] {
  return typeof Intl.Segmenter === 'undefined' || /^[ -~]*$/.test(phrase)
    ? Array.from(phrase)
    : Array.from(new Intl.Segmenter().segment(phrase), ({ segment }) => segment);
}

/** What stands there after a time, and when that changes next (ms of the same time). */
function typedAt(
  phrases: string[][],
  characterMs: number,
  pauseMs: number,
  elapsedMs: number,
): { text: string; changesAtMs: number | null } {
  const turns = phrases.map(({ length }) => length * characterMs + pauseMs);
  let turnStartsAtMs = elapsedMs - (elapsedMs % turns.reduce((sum, turnMs) => sum + turnMs, 0));
  for (const phrase of phrases) {
    const typingEndsAtMs = turnStartsAtMs + phrase.length * characterMs;
    const turnEndsAtMs = typingEndsAtMs + pauseMs;
    if (elapsedMs < turnEndsAtMs) {
      const isComplete = elapsedMs >= typingEndsAtMs;
      const typed = isComplete
        ? phrase.length
        : Math.floor((elapsedMs - turnStartsAtMs) / characterMs);
      return {
        text: phrase.slice(0, typed).join(''),
        changesAtMs: isComplete ? turnEndsAtMs : turnStartsAtMs + (typed + 1) * characterMs,
      };
    }
    turnStartsAtMs = turnEndsAtMs;
  }
  return { text: '', changesAtMs: null };
}

/**
 * Types one phrase after the other: a character each `characterMs`, a pause when the phrase is complete, then it is cleared and
 * the next one follows, round and round. The first phrase stands there complete, as the prerendered page has it, so that nothing
 * vanishes when the page comes alive. Stands still in a hidden tab; with reduced motion nothing is typed.
 *
 * @returns what is typed so far; give it an element of its own, where it is the only child
 */
export function useTypewriter({
  phrases,
  characterMs,
  pauseMs,
  isPaused = false,
}: TypewriterOptions): string {
  const isReduced = useReducedMotion();
  const characters = useMemo(() => phrases.map(charactersOf), [phrases]);
  const headStartMs = (characters[0]?.length ?? 0) * characterMs;
  const at = (ms: number) => typedAt(characters, characterMs, pauseMs, ms + headStartMs);

  const elapsedMs = useRunningTime(!isPaused && !isReduced, (ms) => {
    const { changesAtMs } = at(ms);
    return changesAtMs === null ? null : changesAtMs - headStartMs;
  });
  return isReduced ? (phrases[0] ?? '') : at(elapsedMs).text;
}
