import * as fontverter from 'fontverter';
import subset from 'subset-font';

let lastConversion: Promise<unknown> = Promise.resolve();

/** Runs one conversion at a time, because parallel conversions would overwrite each other's results in shared memory. */
function runSequentially<Result>(convertFont: () => Promise<Result>): Promise<Result> {
  const next = lastConversion.then(convertFont, convertFont);
  lastConversion = next;
  return next;
}

/** Converts a font file to another format. */
export const convert: typeof fontverter.convert = (...args) =>
  runSequentially(() => fontverter.convert(...args));

/** Reduces a font to the given characters, and its axes to the given ranges. */
export const subsetFont: typeof subset = (...args) => runSequentially(() => subset(...args));
