/** What build scripts need: the entries with their prose, and the facts of a deployment. Nothing of it is for visitors. */
import { problemLine } from './explain';
import { services } from './generated/services';
import { site } from './generated/site';
import type { Services } from './schemas/services';
import type { Site } from './schemas/site';
import { overrideServices, overrideSite, type Environment, type Overridden } from './services';

export * from './generated/build';
export { offPages } from './generated/offPages';
export { words } from './generated/words';
export { toJsonResume } from './jsonResume';
export { unconfiguredLines, type Environment } from './services';
export * from './index';

/**
 * The services of a deployment: those of the content, changed by the environment. The generator has applied the environment that it ran
 * in; this is for scripts that run in another. See `overrideServices` for the variables.
 *
 * @throws Error naming every variable that is not written as expected
 */
export function resolveServices(env: Environment = process.env): Services {
  return accept(overrideServices(services, env));
}

/**
 * The site of a deployment: that of the content, its address changed by `PORTFOLIO_SITE_URL`.
 *
 * @throws Error when the variable is not written as expected
 */
export function resolveSite(env: Environment = process.env): Site {
  return accept(overrideSite(site, env));
}

function accept<Value>({ value, problems }: Overridden<Value>): Value {
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'));
  return value;
}
