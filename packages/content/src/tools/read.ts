/** Reads and checks the content folder. */
import type { AssembleOptions, Assembled } from './content';
import { contentFolder } from './folders';
import { assembleLanguages } from './languages';
import { unwrapSamples } from './samples';
import { loadSources } from './sources';
import { originalOf } from './translate';

/**
 * Reads the content folder and checks it in all languages.
 *
 * @param options options for `assembleContent`; the environment is this process's
 * @returns the default language's result, with all languages' problems, samples and pictures, and the files
 */
export async function readContent(options?: Omit<AssembleOptions, 'env' | 'language'>) {
  const sources = await loadSources(contentFolder);
  const outcomes = assembleLanguages(sources, { env: process.env, ...options }).map(
    ({ outcome }) => outcome,
  ) as [Assembled, ...Assembled[]];
  const isShown = (file: string) =>
    outcomes.some(({ pictures }) => pictures.some((one) => one.file === file && one.isShown));
  return {
    ...outcomes[0],
    samples: [
      ...outcomes[0].samples,
      ...sources
        .filter(({ file }) => originalOf(file) !== file)
        .flatMap(({ file, value }) => unwrapSamples(value, file).samples),
    ],
    problems: outcomes.flatMap(({ problems }) => problems),
    pictures: outcomes[0].pictures.map((one) => ({ ...one, isShown: isShown(one.file) })),
    sources,
  };
}
