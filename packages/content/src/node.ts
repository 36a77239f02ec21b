/** What build scripts need: the entries with their prose, and the facts of a deployment. Nothing of it is for visitors. */
import { problemLine } from './explain';
import { site } from '#generated/site';
import type { Site } from './schemas/site';
import { overrideSite, type Environment } from './services';

export * from '#generated/build';
export { offPages } from '#generated/offPages';
export { toJsonResume } from './jsonResume';
export { unconfiguredLines, type Environment } from './services';
export * from './index';

/**
 * The site of a deployment: that of the content, its address changed by `PORTFOLIO_SITE_URL`.
 *
 * @throws Error when the variable is not written as expected
 */
export function resolveSite(env: Environment = process.env): Site {
  const { value, problems } = overrideSite(site, env);
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'));
  return value;
}
