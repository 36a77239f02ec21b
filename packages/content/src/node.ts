/** Content for build scripts: entries with prose, and deployment settings. */
import { problemLine } from './explain';
import { site } from '#generated/site';
import type { Site } from './schemas/site';
import { overrideSite, type Environment } from './services';

export * from '#generated/build';
export { disabledPages } from '#generated/disabledPages';
export { toJsonResume } from './jsonResume';
export { unconfiguredLines, type Environment } from './services';
export * from './index';

/** Returns the site, with the URL from `PORTFOLIO_SITE_URL` if set. Throws an Error if the variable is invalid. */
export function resolveSite(env: Environment = process.env): Site {
  const { value, problems } = overrideSite(site, env);
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'));
  return value;
}
