/** What a deployment may change about the services and the site, and what is left unconfigured. */
import { explain, type Problem } from './explain';
import { isAddress } from './format';
import type { RouteId } from './routes';
import { servicesSchema, type Services } from './schemas/services';

/** Environment variables, e.g. `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A value with its overrides, and the variables that could not be understood. */
interface Overridden<Value> {
  value: Value;
  problems: Problem[];
}

/** Where a problem with a variable is. */
const place = 'environment';

/**
 * Lets a deployment's environment change the services: `PORTFOLIO_SERVICES` holds, as JSON, those that are to differ from
 * `services.yaml`, each written whole: `{"contactForm":{"provider":"formspree","formId":"abcdefgh"}}`.
 */
export function overrideServices(services: Services, env: Environment): Overridden<Services> {
  const variable = 'PORTFOLIO_SERVICES';
  const text = env[variable]?.trim();
  if (!text) return { value: services, problems: [] };
  try {
    const own = JSON.parse(text) as object;
    const result = servicesSchema.safeParse({ ...services, ...own });
    if (result.success) return { value: result.data, problems: [] };
    const problems = explain(place, result.error.issues);
    return {
      value: services,
      problems: problems.map(({ field, ...rest }) => ({ ...rest, field: `${variable}.${field}` })),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const expectation = `write JSON, like {"chatbot":{"provider":"none"}}: ${error.message}`;
    return { value: services, problems: [{ file: place, field: variable, expectation }] };
  }
}

/**
 * Lets a deployment's environment set the site's address: `PORTFOLIO_SITE_URL`, e.g. `https://me.example.com` or, with a base
 * path, `https://example.com/portfolio`. A slash at its end is dropped.
 */
export function overrideSite<Site extends { url: string }>(
  site: Site,
  env: Environment,
): Overridden<Site> {
  const variable = 'PORTFOLIO_SITE_URL';
  const url = env[variable]?.trim().replace(/\/+$/, '');
  if (!url) return { value: site, problems: [] };
  if (isAddress(url) && !/[?#]/.test(url)) return { value: { ...site, url }, problems: [] };
  const expectation = 'write the https:// address of the home page, without query and fragment';
  return { value: site, problems: [{ file: place, field: variable, expectation }] };
}

/** Services that a site does well without: nobody is reminded of them. */
type OptionalService = 'analytics' | 'newsletter' | 'comments';

/** What the visitor gets while a service is not configured, and the page that alone uses it. */
const instead: Record<
  Exclude<keyof Services, OptionalService | 'policies' | 'social'>,
  { text: string; page?: RouteId }
> = {
  contactForm: {
    text: 'the message goes to the local inbox; on a public host it is offered as an e-mail',
    page: 'contact',
  },
  feedbackForm: {
    text: 'the answers go to the local inbox; on a public host they are offered as an e-mail',
    page: 'feedback',
  },
  botCheck: { text: 'a hidden field that only programs fill in is the only check' },
  chatbot: { text: 'there is no chat button' },
  translation: { text: 'the translation control is not shown' },
  qr: { text: 'the page draws the QR code itself' },
  leetCode: { text: 'the LeetCode card is not shown' },
  gitHub: { text: 'the GitHub cards are not shown' },
};

/**
 * Says which services are not configured, and what the visitor gets instead: for builds and checks to print.
 *
 * @param offPages the pages that the site does not have: what only they would use is not missed
 * @returns a heading and a line each; nothing when all are configured
 */
export function unconfiguredLines(services: Services, offPages: readonly RouteId[]): string[] {
  const lines = Object.entries(instead).flatMap(([name, { text, page }]) => {
    const { provider } = services[name as keyof typeof instead];
    const isUnused = page && offPages.includes(page);
    return ['none', 'inbox'].includes(provider) && !isUnused ? [`  ${name}: ${text}`] : [];
  });
  if (lines.length === 0) return [];
  const subject = lines.length === 1 ? '1 service is' : `${lines.length} services are`;
  return [
    `${subject} not configured (services.yaml, or PORTFOLIO_SERVICES for a deployment)`,
    ...lines,
  ];
}
