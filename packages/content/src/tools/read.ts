/** Reads and checks the content folder. */
import { assembleContent, type AssembleOptions } from './content';
import { contentFolder } from './folders';
import { locateProblems } from './locate';
import { loadSources } from './sources';

/**
 * Reads the content folder, checks it, and finds the line of each problem.
 *
 * @param options whether drafts count; the environment is this process's own
 * @returns what came of it, and the files
 */
export async function readContent(options?: Omit<AssembleOptions, 'env'>) {
  const sources = await loadSources(contentFolder);
  const outcome = assembleContent(sources, { env: process.env, ...options });
  return {
    ...outcome,
    sources,
    problems: await locateProblems(outcome.problems, contentFolder),
  };
}
