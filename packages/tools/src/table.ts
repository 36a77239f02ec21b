/** A table as text: the first column at the start of its width, the others at the end. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A table of things, with what stands over each column, and what it says of a thing. */
export const tableOf = <Row>(
  rows: readonly Row[],
  columns: readonly (readonly [head: string, cell: (row: Row) => string])[],
): string =>
  table([
    columns.map(([head]) => head),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]);
