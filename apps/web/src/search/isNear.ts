/**
 * Returns true if two words differ by at most `limit` letters: replaced, omitted, added or swapped.
 * @param limit small, because each mistake has four cases
 */
export function isNear(one: string, other: string, limit: number): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  if (a === '' || b === '') return a.length + b.length <= limit;
  return (
    limit > 0 &&
    (isNear(a.slice(1), b.slice(1), limit - 1) ||
      isNear(a.slice(1), b, limit - 1) ||
      isNear(a, b.slice(1), limit - 1) ||
      (a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), limit - 1)))
  );
}
