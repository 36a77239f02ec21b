import { useMemo } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useRunningTime } from './useRunningTime';

/**
 * Characters as a reader counts them: an accented or Tamil letter is one, however many code points it takes. Plain ASCII needs
 * no segmenter, whose rules take a slow telephone 40 ms to load.
 */
const charactersOf = (phrase: string) =>
  typeof Intl.Segmenter === 'undefined' || /^[ -~]*$/.test(phrase)
    ? Array.from(phrase)
    : Array.from(new Intl.Segmenter().segment(phrase), ({ segment }) => segment);

/**
 * Types one phrase after the other: a character each `characterMs`, a pause when the phrase is complete, then it is cleared and
 * the next one follows, round and round. The first phrase stands there complete, as the prerendered page has it, so that nothing
 * vanishes when the page comes alive. Stands still in a hidden tab; with reduced motion nothing is typed.
 *
 * @param characterMs time for each character, in ms, above 0
 * @param pauseMs how long a complete phrase stands before it is cleared, in ms
 * @param isPaused holds the text as it is, for the pause button (WCAG 2.2 2.2.2)
 * @returns what is typed so far; give it an element of its own, where it is the only child
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

  /** What stands there after a time, and when that changes next (ms of the same time). */
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
