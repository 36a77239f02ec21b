/** Counts the letters to add, drop, replace or swap to make one text of another. */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const cells = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      cells.push(
        Math.min(
          rows[row - 1]![column]! + 1,
          cells[column - 1]! + 1,
          rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? rows[row - 2]![column - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(cells);
  }
  return rows[one.length]![other.length]!;
}

/** Finds the name that a mistyped one probably means; undefined where none is within a third of its letters. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .sort((one, other) => one.distance - other.distance);
  return nearest?.name;
}
