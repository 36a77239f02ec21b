/** Reads and checks the content folder. */
import { assembleContent, type AssembleOptions, type Outcome } from './content';
import { contentFolder } from './folders';
import { locateProblems } from './locate';
import { loadSources } from './sources';

/**
 * Reads the content folder, checks it, and finds the line of each problem.
 *
 * @param options whether drafts count, and which day it is; the environment is this process's own
 */
export async function readContent(options?: Omit<AssembleOptions, 'env'>): Promise<Outcome> {
  const sources = await loadSources(contentFolder);
  const outcome = assembleContent(sources, { env: process.env, ...options });
  return { ...outcome, problems: await locateProblems(outcome.problems, contentFolder) };
}
