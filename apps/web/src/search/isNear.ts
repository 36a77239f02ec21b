/**
 * Whether two words differ by no more than so many letters: replaced, left out, added, or two that changed places (the optimal string
 * alignment distance).
 */
export function isNear(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit) return false;
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
