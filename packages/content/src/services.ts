/** What a deployment may change about the services, and what is left unconfigured. */
import type { Problem } from './explain';
import { isAddress } from './format';
import type { RouteId } from './routes';
import type { Services } from './schemas/services';

/** Environment variables, e.g. `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What other companies' servers do, and what can be left to none of them. */
type ServiceName = Exclude<keyof Services, 'policies' | 'social'>;

/** The settings of a service that a variable says, or that follow. */
type Said = Record<string, string | undefined>;

/** How a variable sets a service, and what becomes of the visitor without it. */
interface Override<Name extends ServiceName> {
  variable: string;
  /** What may be written in it: a provider, with its settings by name in their places; an address alone is a `generic` one's. */
  forms: readonly string[];
  /** The settings that the variable does not say. */
  rest?: (said: Said, own: Services[Name]) => object;
  /** What the visitor gets while the service is not configured. */
  instead: string;
  /** The page that alone uses the service. */
  page?: RouteId;
}

const form = (name: 'contact' | 'feedback') => ({
  forms: [
    'inbox',
    'formsubmit:<recipient>',
    'formspree:<formId>',
    'https://<action>',
    'https://<action> https://<fetchUrl>',
  ],
  rest: ({ provider }: Said) => (provider === 'inbox' ? { form: name } : {}),
  page: name,
});

const overrides: { [Name in ServiceName]: Override<Name> } = {
  contactForm: {
    ...form('contact'),
    variable: 'PORTFOLIO_CONTACT_FORM',
    instead: 'the message goes to the local inbox; on a public host it is offered as an e-mail',
  },
  feedbackForm: {
    ...form('feedback'),
    variable: 'PORTFOLIO_FEEDBACK_FORM',
    instead: 'the answers go to the local inbox; on a public host they are offered as an e-mail',
  },
  botCheck: {
    variable: 'PORTFOLIO_BOT_CHECK',
    forms: ['none', 'turnstile:<siteKey>'],
    instead: 'a hidden field that only programs fill in is the only check',
  },
  chatbot: {
    variable: 'PORTFOLIO_CHATBOT',
    forms: [
      'none',
      'tawk:<propertyId>/<widgetId>',
      'chatbase:<botId>',
      'botpress:https://<scriptUrl>',
    ],
    instead: 'there is no chat button',
  },
  translation: {
    variable: 'PORTFOLIO_TRANSLATION',
    forms: ['none', 'google'],
    rest: (_, { languages }) => ({ languages }),
    instead: 'the translation control is not shown',
  },
  qr: {
    variable: 'PORTFOLIO_QR',
    forms: ['none', 'qrserver'],
    rest: (_, { requestSizePx, displaySizePx }) => ({ requestSizePx, displaySizePx }),
    instead: 'the page draws the QR code itself',
  },
  leetCode: {
    variable: 'PORTFOLIO_LEETCODE',
    forms: ['none', 'leetcard:<username>'],
    rest: ({ username }) => (username ? { profileUrl: `https://leetcode.com/u/${username}/` } : {}),
    instead: 'the LeetCode card is not shown',
  },
  gitHub: {
    variable: 'PORTFOLIO_GITHUB',
    forms: ['none', 'readme-stats:<username>'],
    rest: ({ username }, own) =>
      username
        ? {
            endpoint: 'https://github-readme-stats.vercel.app',
            ...('endpoint' in own && { endpoint: own.endpoint }),
            profileUrl: `https://github.com/${username}`,
          }
        : {},
    instead: 'the GitHub cards are not shown',
  },
};

const names = Object.keys(overrides) as ServiceName[];

/** Reads the text of a variable; undefined when it is written in none of its forms. */
function read<Name extends ServiceName>(name: Name, text: string, own: Services[Name]) {
  const { forms, rest } = overrides[name];
  for (const written of forms) {
    const pattern = written.replace(/(https:\/\/)?<(\w+)>/g, (_, address, setting) =>
      address ? `(?<${setting}>https:\\S+)` : `(?<${setting}>[\\w.@-]+)`,
    );
    const match = new RegExp(`^${pattern}$`).exec(text);
    if (!match) continue;
    const [provider = ''] = written.split(':');
    const said: Said = { provider: provider === 'https' ? 'generic' : provider, ...match.groups };
    const addresses = Object.values(said).filter((value) => value?.startsWith('https:'));
    return addresses.every((value) => isAddress(value ?? ''))
      ? { ...said, ...rest?.(said, own) }
      : undefined;
  }
  return undefined;
}

/** A value with its overrides, and the variables that could not be understood. */
export interface Overridden<Value> {
  value: Value;
  problems: Problem[];
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const inEnvironment = (variable: string, expectation: string): Problem => ({
  file: 'environment',
  field: variable,
  expectation,
});

/**
 * Lets a deployment's environment change the services. A variable that is unset or empty changes nothing.
 *
 * @returns the services of the deployment; what a misspelt variable would set stays as it is
 */
export function overrideServices(services: Services, env: Environment): Overridden<Services> {
  const value = { ...services };
  const problems: Problem[] = [];
  for (const name of names) {
    const { variable, forms } = overrides[name];
    const text = env[variable]?.trim();
    if (!text) continue;
    const service = read(name, text, services[name]);
    if (service) Object.assign(value, { [name]: service });
    else problems.push(inEnvironment(variable, `write ${either.format(forms)}`));
  }
  return { value, problems };
}

/**
 * Lets a deployment's environment set the site's address: `PORTFOLIO_SITE_URL`, e.g. `https://me.example.com` or, with a base
 * path, `https://example.com/portfolio`. A slash at its end is dropped.
 */
export function overrideSite<Site extends { url: string }>(
  site: Site,
  env: Environment,
): Overridden<Site> {
  const url = env['PORTFOLIO_SITE_URL']?.trim().replace(/\/+$/, '');
  if (!url) return { value: site, problems: [] };
  if (isAddress(url) && !/[?#]/.test(url)) return { value: { ...site, url }, problems: [] };
  const expectation = 'write the https:// address of the home page, without query and fragment';
  return { value: site, problems: [inEnvironment('PORTFOLIO_SITE_URL', expectation)] };
}

/**
 * Says which services are not configured, and what the visitor gets instead: for builds and checks to print.
 *
 * @param offPages the pages that the site does not have: what only they would use is not missed
 * @returns a heading and a line each; nothing when all are configured
 */
export function unconfiguredLines(services: Services, offPages: readonly RouteId[]): string[] {
  const lines = names.flatMap((name) => {
    const { variable, instead, page } = overrides[name];
    const isUnconfigured = ['none', 'inbox'].includes(services[name].provider);
    const isUnused = page && offPages.includes(page);
    return isUnconfigured && !isUnused ? [`  ${name}: ${instead} (${variable})`] : [];
  });
  if (lines.length === 0) return [];
  const subject = lines.length === 1 ? '1 service is' : `${lines.length} services are`;
  return [`${subject} not configured (services.ts, or a variable for a deployment)`, ...lines];
}
