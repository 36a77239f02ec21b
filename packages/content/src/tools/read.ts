/** Reads and checks the content folder. */
import type { AssembleOptions, Assembled } from './content';
import { contentFolder } from './folders';
import { assembleLanguages } from './languages';
import { loadSources } from './sources';

/**
 * Reads the content folder and checks it in all its languages.
 *
 * @param options whether drafts count; the environment is this process's own
 * @returns what came of the default language, with the problems and pictures of all, and the files
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
    problems: outcomes.flatMap(({ problems }) => problems),
    pictures: outcomes[0].pictures.map((one) => ({ ...one, isShown: isShown(one.file) })),
    sources,
  };
}
