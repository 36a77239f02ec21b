/** Formats rows as a text table: the first column is left-aligned, the others right-aligned. All rows have the same keys. */
export function table(rows: readonly Record<string, string | number>[]): string {
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))];
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const cells = (line: string[]) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(width(0)) : cell.padStart(width(at))));
  return lines.map((line) => cells(line).join('  ').trimEnd()).join('\n');
}
