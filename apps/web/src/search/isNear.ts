/** The letters of a word as bits; other scripts' letters share them, which only makes words look more alike. */
function lettersOf(word: string) {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** How many letters one word has that the other has not: each is a mistake. This rules out most words at once. */
function missingLetters(one: string, other: string) {
  let count = 0;
  for (let left = lettersOf(one) & ~lettersOf(other); left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * Whether two words differ by no more than so many letters: replaced, left out, added, or two that changed places (the optimal string
 * alignment distance).
 */
export function isNear(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit || missingLetters(one, other) > limit)
    return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1;
      let edits = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + cost);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
        edits = Math.min(edits, before[at - 2]! + 1);
      }
      now.push(edits);
    }
    if (Math.min(...now) > limit) return false;
    [before, last] = [last, now];
  }
  return last[other.length]! <= limit;
}
