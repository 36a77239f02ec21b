/**
 * What is said before samples are published as if they were true.
 *
 * @param samples the values that the owner has not replaced, with their files
 * @returns a sentence; undefined where everything is the owner's own
 */
export function sampleWarning(samples: readonly { file: string }[]): string | undefined {
  if (samples.length === 0) return undefined;
  const files = [...new Set(samples.map(({ file }) => file))];
  const others = files.length > 3 ? ` and ${files.length - 3} other files` : '';
  const subject = samples.length === 1 ? '1 sample is' : `${samples.length} samples are`;
  return `${subject} published as if true, in ${files.slice(0, 3).join(', ')}${others}: "pnpm content:check" lists them.`;
}
