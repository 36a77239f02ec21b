/** Applies a deployment's overrides and lists unconfigured services. */
import { explain, type Problem } from './explain';
import { isHttpsUrl } from './format';
import type { RouteId } from './routes';
import { servicesSchema, type Services } from './schemas/services';

/** Environment variables, e.g. `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

interface Overridden<Value> {
  value: Value;
  problems: Problem[];
}

/** Shown in problems in place of a file name. */
const environment = 'environment';

/**
 * Overrides services with `PORTFOLIO_SERVICES`: JSON with the complete settings of each service that differs from `services.yaml`, e.g.
 * `{"contactForm":{"provider":"formspree","formId":"abcdefgh"}}`.
 */
export function overrideServices(services: Services, env: Environment): Overridden<Services> {
  const variable = 'PORTFOLIO_SERVICES';
  const text = env[variable]?.trim();
  if (!text) return { value: services, problems: [] };
  try {
    const overrides = JSON.parse(text) as object;
    const result = servicesSchema.safeParse({ ...services, ...overrides });
    if (result.success) return { value: result.data, problems: [] };
    const problems = explain(environment, result.error.issues);
    return {
      value: services,
      problems: problems.map(({ field, ...rest }) => ({ ...rest, field: `${variable}.${field}` })),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const expectation = `write JSON, like {"chatbot":{"provider":"none"}}: ${error.message}`;
    return { value: services, problems: [{ file: environment, field: variable, expectation }] };
  }
}

/** Overrides the site’s URL with `PORTFOLIO_SITE_URL`, which may have a base path: `https://example.com/portfolio`. */
export function overrideSite<Site extends { url: string }>(
  site: Site,
  env: Environment,
): Overridden<Site> {
  const variable = 'PORTFOLIO_SITE_URL';
  const url = env[variable]?.trim().replace(/\/+$/, '');
  if (!url) return { value: site, problems: [] };
  if (isHttpsUrl(url) && !/[?#]/.test(url)) return { value: { ...site, url }, problems: [] };
  const expectation = 'write the home page’s https:// URL, without a query or fragment';
  return { value: site, problems: [{ file: environment, field: variable, expectation }] };
}

/** Services that `unconfiguredLines` never lists. */
type OptionalService = 'analytics' | 'newsletter' | 'comments';

/** Effect on the site if a service is missing. `page`, if set, is the only page that uses the service. */
const fallbacks: Record<
  Exclude<keyof Services, OptionalService | 'policies' | 'social'>,
  { text: string; page?: RouteId }
> = {
  contactForm: {
    text: 'messages go to the local inbox; on a public host, visitors can send an email instead',
    page: 'contact',
  },
  feedbackForm: {
    text: 'answers go to the local inbox; on a public host, visitors can send an email instead',
    page: 'feedback',
  },
  botCheck: { text: 'the only check is a hidden field that only bots fill in' },
  chatbot: { text: 'the chat button is not shown' },
  translation: { text: 'the translation control is not shown' },
  qr: { text: 'the page draws the QR code itself' },
  leetCode: { text: 'the LeetCode card is not shown' },
  gitHub: { text: 'the GitHub cards are not shown' },
};

/** Lists unconfigured services and what visitors get instead. Omits services of disabled pages; empty if all are configured. */
export function unconfiguredLines(services: Services, disabledPages: readonly RouteId[]): string[] {
  const lines = Object.entries(fallbacks).flatMap(([name, { text, page }]) => {
    const { provider } = services[name as keyof typeof fallbacks];
    const isUnused = page && disabledPages.includes(page);
    return ['none', 'inbox'].includes(provider) && !isUnused ? [`  ${name}: ${text}`] : [];
  });
  if (lines.length === 0) return [];
  const subject = lines.length === 1 ? '1 service is' : `${lines.length} services are`;
  return [
    `${subject} not configured (services.yaml, or PORTFOLIO_SERVICES for a deployment)`,
    ...lines,
  ];
}
