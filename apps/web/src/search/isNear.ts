/**
 * Whether two words differ by no more than so many letters: replaced, left out, added, or two that changed places.
 *
 * @param limit a small number: each mistake is looked for in four ways
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
