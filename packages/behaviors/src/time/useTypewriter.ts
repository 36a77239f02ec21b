import { useMemo } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useRunningTime } from './useRunningTime';

/** @see useTypewriter */
export interface TypewriterOptions {
  /** Typed in turn, from the first to the last and round again. */
  phrases: readonly string[];
  /** Time for each character, in ms, above 0 (100 on this site). */
  characterMs: number;
  /** How long a complete phrase stands before it is cleared, in ms (2000 on this site). */
  pauseMs: number;
  /** Holds the text as it is, for the pause button (WCAG 2.2 2.2.2). Default: `false`. */
  isPaused?: boolean;
  /**
   * Begins with the first phrase standing there complete, as the prerendered page has it, so that nothing vanishes when the
   * page comes alive. `false` begins with an empty line. Default: `true`.
   */
  startsComplete?: boolean;
}

/** @see useTypewriter */
export interface Typewriter {
  /** What is typed so far. */
  text: string;
  /** The phrase being typed, from 0. */
  phraseIndex: number;
  /** The phrase stands there in full. */
  isComplete: boolean;
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
): Typewriter & { changesAtMs: number | null } {
  const turns = phrases.map(({ length }) => length * characterMs + pauseMs);
  let turnStartsAtMs = elapsedMs - (elapsedMs % turns.reduce((sum, turnMs) => sum + turnMs, 0));
  for (const [phraseIndex, phrase] of phrases.entries()) {
    const typingEndsAtMs = turnStartsAtMs + phrase.length * characterMs;
    const turnEndsAtMs = typingEndsAtMs + pauseMs;
    if (elapsedMs < turnEndsAtMs) {
      const isComplete = elapsedMs >= typingEndsAtMs;
      const typed = isComplete
        ? phrase.length
        : Math.floor((elapsedMs - turnStartsAtMs) / characterMs);
      return {
        text: phrase.slice(0, typed).join(''),
        phraseIndex,
        isComplete,
        changesAtMs: isComplete ? turnEndsAtMs : turnStartsAtMs + (typed + 1) * characterMs,
      };
    }
    turnStartsAtMs = turnEndsAtMs;
  }
  return { text: '', phraseIndex: 0, isComplete: true, changesAtMs: null };
}

/**
 * Types one phrase after the other: a character each `characterMs`, a pause when the phrase is complete, then it is cleared and
 * the next one follows, round and round. Stands still in a hidden tab. With reduced motion the first phrase stands there in
 * full and nothing is typed.
 *
 * Give `text` an element of its own, where it is the only child.
 */
export function useTypewriter({
  phrases,
  characterMs,
  pauseMs,
  isPaused = false,
  startsComplete = true,
}: TypewriterOptions): Typewriter {
  const isReduced = useReducedMotion();
  const characters = useMemo(() => phrases.map(charactersOf), [phrases]);
  const headStartMs = startsComplete ? (characters[0]?.length ?? 0) * characterMs : 0;
  const at = (ms: number) => typedAt(characters, characterMs, pauseMs, ms + headStartMs);

  const elapsedMs = useRunningTime(!isPaused && !isReduced, (ms) => {
    const { changesAtMs } = at(ms);
    return changesAtMs === null ? null : changesAtMs - headStartMs;
  });
  if (isReduced) return { text: phrases[0] ?? '', phraseIndex: 0, isComplete: true };
  const { text, phraseIndex, isComplete } = at(elapsedMs);
  return { text, phraseIndex, isComplete };
}
