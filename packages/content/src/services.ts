/** What a deployment may change about the services, and what is left unconfigured. */
import type { Problem } from './explain';
import type { RouteId } from './routes';
import type {
  BotCheckService,
  ChatbotService,
  FormService,
  GitHubService,
  LeetCodeService,
  Services,
} from './schemas/services';

/** Environment variables, e.g. `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the text of a variable; undefined when it is not written as expected. */
type Read<Value> = (text: string, fallback: Value) => Value | undefined;

/** `provider:rest` in its two parts. */
function split(text: string): [provider: string, rest: string] {
  const colon = text.indexOf(':');
  return colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
}

const isAddress = (text: string) => /^https:\/\/\S+$/.test(text) && URL.canParse(text);
const isId = (text: string) => /^[\w.@-]+$/.test(text);

const formService =
  (form: string): Read<FormService> =>
  (text) => {
    if (text === 'inbox') return { provider: 'inbox', form };
    const [postUrl = '', fetchUrl, ...more] = text.split(' ');
    if (isAddress(postUrl) && more.length === 0) {
      if (fetchUrl === undefined) return { provider: 'generic', action: postUrl };
      return isAddress(fetchUrl) ? { provider: 'generic', action: postUrl, fetchUrl } : undefined;
    }
    const [provider, id] = split(text);
    if (!isId(id)) return undefined;
    if (provider === 'formsubmit') return { provider, recipient: id };
    if (provider === 'formspree') return { provider, formId: id };
    return undefined;
  };

const botCheck: Read<BotCheckService> = (text) => {
  if (text === 'none') return { provider: 'none' };
  const [provider, siteKey] = split(text);
  return provider === 'turnstile' && isId(siteKey) ? { provider, siteKey } : undefined;
};

const chatbot: Read<ChatbotService> = (text) => {
  if (text === 'none') return { provider: 'none' };
  const [provider, id] = split(text);
  if (provider === 'chatbase' && isId(id)) return { provider, botId: id };
  if (provider === 'botpress' && isAddress(id)) return { provider, scriptUrl: id };
  const [propertyId = '', widgetId = '', ...more] = id.split('/');
  if (provider === 'tawk' && isId(propertyId) && isId(widgetId) && more.length === 0) {
    return { provider, propertyId, widgetId };
  }
  return undefined;
};

const leetCode: Read<LeetCodeService> = (text) => {
  if (text === 'none') return { provider: 'none' };
  const [provider, username] = split(text);
  if (provider !== 'leetcard' || !isId(username)) return undefined;
  return { provider, username, profileUrl: `https://leetcode.com/u/${username}/` };
};

const gitHub: Read<GitHubService> = (text, fallback) => {
  if (text === 'none') return { provider: 'none' };
  const [provider, username] = split(text);
  if (provider !== 'readme-stats' || !isId(username)) return undefined;
  return {
    provider,
    username,
    endpoint:
      fallback.provider === 'readme-stats'
        ? fallback.endpoint
        : 'https://github-readme-stats.vercel.app',
    profileUrl: `https://github.com/${username}`,
  };
};

const formExpectation =
  'write inbox, formsubmit:<recipient>, formspree:<form id>, or the https:// address that the page posts to, ' +
  'a blank and the address for fetch after it if there is one';

/** What each variable sets, how it is written, and what becomes of the visitor without it. */
const overrides: {
  [Name in keyof Services]?: {
    variable: string;
    read: Read<Services[Name]>;
    expectation: string;
    /** What the visitor gets while the service is not configured. */
    instead: string;
    /** The page that alone uses the service. */
    page?: RouteId;
  };
} = {
  contactForm: {
    variable: 'PORTFOLIO_CONTACT_FORM',
    read: formService('contact'),
    expectation: formExpectation,
    instead: 'the message goes to the local inbox; on a public host it is offered as an e-mail',
    page: 'contact',
  },
  feedbackForm: {
    variable: 'PORTFOLIO_FEEDBACK_FORM',
    read: formService('feedback'),
    expectation: formExpectation,
    instead: 'the answers go to the local inbox; on a public host they are offered as an e-mail',
    page: 'feedback',
  },
  botCheck: {
    variable: 'PORTFOLIO_BOT_CHECK',
    read: botCheck,
    expectation: 'write none or turnstile:<site key>',
    instead: 'a hidden field that only programs fill in is the only check',
  },
  chatbot: {
    variable: 'PORTFOLIO_CHATBOT',
    read: chatbot,
    expectation:
      'write none, tawk:<property>/<widget>, chatbase:<bot> or botpress:<https:// address of the script>',
    instead: 'there is no chat button',
  },
  translation: {
    variable: 'PORTFOLIO_TRANSLATION',
    read: (text, fallback) =>
      text === 'none' || text === 'google' ? { ...fallback, provider: text } : undefined,
    expectation: 'write none or google',
    instead: 'the translation control is not shown',
  },
  qr: {
    variable: 'PORTFOLIO_QR',
    read: (text, fallback) =>
      text === 'none' || text === 'qrserver' ? { ...fallback, provider: text } : undefined,
    expectation: 'write none or qrserver',
    instead: 'the page draws the QR code itself',
  },
  leetCode: {
    variable: 'PORTFOLIO_LEETCODE',
    read: leetCode,
    expectation: 'write none or leetcard:<user name>',
    instead: 'the LeetCode card is not shown',
  },
  gitHub: {
    variable: 'PORTFOLIO_GITHUB',
    read: gitHub,
    expectation: 'write none or readme-stats:<user name>',
    instead: 'the GitHub cards are not shown',
  },
};

/** The variable that sets the site's address. */
const siteUrlVariable = 'PORTFOLIO_SITE_URL';

/** A value with its overrides, and the variables that could not be understood. */
export interface Overridden<Value> {
  value: Value;
  problems: Problem[];
}

/**
 * Lets a deployment's environment change the services:
 *
 * - `PORTFOLIO_CONTACT_FORM`, `PORTFOLIO_FEEDBACK_FORM`: `inbox`, `formsubmit:<recipient>`, `formspree:<form id>`, or
 *   the `https://` address that the page posts to, followed by a blank and the address for `fetch` if there is one
 * - `PORTFOLIO_BOT_CHECK`: `none` or `turnstile:<site key>`
 * - `PORTFOLIO_CHATBOT`: `none`, `tawk:<property>/<widget>`, `chatbase:<bot>` or `botpress:<script address>`
 * - `PORTFOLIO_TRANSLATION`: `none` or `google`
 * - `PORTFOLIO_QR`: `none` or `qrserver`
 * - `PORTFOLIO_LEETCODE`: `none` or `leetcard:<user name>`
 * - `PORTFOLIO_GITHUB`: `none` or `readme-stats:<user name>`
 *
 * A variable that is unset or empty changes nothing.
 *
 * @returns the services of the deployment; what a misspelt variable would set stays as it is
 */
export function overrideServices(services: Services, env: Environment): Overridden<Services> {
  const value = { ...services };
  const problems: Problem[] = [];
  const override = <Name extends keyof Services>(name: Name) => {
    const entry = overrides[name];
    const text = entry && env[entry.variable]?.trim();
    if (!entry || !text) return;
    const replacement = entry.read(text, services[name]);
    if (replacement === undefined) {
      problems.push({
        file: 'environment',
        field: entry.variable,
        expectation: entry.expectation,
      });
    } else {
      value[name] = replacement;
    }
  };
  (Object.keys(overrides) as (keyof Services)[]).forEach((name) => override(name));
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
  const text = env[siteUrlVariable]?.trim().replace(/\/+$/, '');
  if (!text) return { value: site, problems: [] };
  if (isAddress(text) && !/[?#]/.test(text)) return { value: { ...site, url: text }, problems: [] };
  return {
    value: site,
    problems: [
      {
        file: 'environment',
        field: siteUrlVariable,
        expectation: 'write the https:// address of the home page, without query and fragment',
      },
    ],
  };
}

/**
 * Says which services are not configured, and what the visitor gets instead: for builds and checks to print.
 *
 * @param offPages the pages that the site does not have: what only they would use is not missed
 * @returns a heading and a line each; nothing when all are configured
 */
export function unconfiguredLines(services: Services, offPages: readonly RouteId[]): string[] {
  const lines = (Object.keys(overrides) as (keyof Services)[]).flatMap((name) => {
    const entry = overrides[name];
    const service = services[name];
    const isConfigured =
      !('provider' in service) || (service.provider !== 'none' && service.provider !== 'inbox');
    const isUnused = entry?.page && offPages.includes(entry.page);
    return !entry || isConfigured || isUnused
      ? []
      : [`  ${name}: ${entry.instead} (${entry.variable})`];
  });
  if (lines.length === 0) return [];
  const subject = lines.length === 1 ? '1 service is' : `${lines.length} services are`;
  return [`${subject} not configured (services.ts, or a variable for a deployment)`, ...lines];
}
