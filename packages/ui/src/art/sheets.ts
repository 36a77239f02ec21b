import { partNames, type Drawing } from './drawing';

type Sheet = readonly [viewBox: string, parts: string];

/**
 * What `Art` has to know before a file is there: canvas and layers. A folder's first drawing stands for those that are like it,
 * drawn yet or not; the others have their own entry.
 */
export function sheets(drawings: readonly Drawing[]): Record<string, Sheet> {
  const result: Record<string, Sheet> = {};
  for (const drawing of drawings) {
    const { name, box } = drawing;
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const sheet: Sheet = [box.join(' '), partNames(drawing).join(' ')];
    const key = folder && !(folder in result) ? folder : name;
    if (String(sheet) !== String(result[folder])) result[key] = sheet;
  }
  return result;
}
