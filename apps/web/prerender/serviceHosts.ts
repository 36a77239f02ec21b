import type { Services } from '@portfolio/content/node';

const serviceDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'form-action',
] as const;
type ServiceDirective = (typeof serviceDirectives)[number];

type AllowedHost = readonly [host: string, ...directives: ServiceDirective[]];

type ServiceOf<All> = All extends { provider: string } ? All : never;
type Service = ServiceOf<NonNullable<Services[keyof Services]>>;

const botpressDirectives = ['style-src', 'img-src', 'font-src', 'frame-src', 'script-src'] as const;

const origin = (url: string) => new URL(url).origin;

/** The hosts that each provider needs. Providers that are not listed need none. */
const hostsOf: {
  [Provider in Service['provider']]?: (
    service: Extract<Service, { provider: Provider }>,
  ) => AllowedHost[];
} = {
  formsubmit: () => [['https://formsubmit.co', 'form-action', 'connect-src']],
  formspree: () => [['https://formspree.io', 'form-action', 'connect-src']],
  generic: (service) => [
    [origin(service.action), 'form-action'],
    ...('fetchUrl' in service && service.fetchUrl
      ? [[origin(service.fetchUrl), 'connect-src'] as const]
      : []),
  ],
  tawk: () => [
    ['https://*.tawk.to', ...serviceDirectives],
    ['wss://*.tawk.to', 'connect-src'],
  ],
  chatbase: () => [
    ['https://www.chatbase.co', 'script-src', 'img-src', 'connect-src', 'frame-src'],
  ],
  botpress: ({ scriptUrl }) => [
    ['https://*.botpress.cloud', ...botpressDirectives, 'connect-src'],
    ['https://*.bpcontent.cloud', ...botpressDirectives, 'connect-src'],
    ['wss://*.botpress.cloud', 'connect-src'],
    [origin(scriptUrl), 'script-src'],
  ],
  google: () => [
    ['https://translate.google.com', 'script-src', 'img-src'],
    ['https://translate.googleapis.com', 'script-src', 'style-src', 'img-src', 'connect-src'],
    ['https://translate-pa.googleapis.com', 'script-src', 'connect-src'],
    ['https://www.google.com', 'img-src'],
    ['https://www.gstatic.com', 'style-src', 'img-src'],
    ['https://fonts.gstatic.com', 'img-src'],
  ],
  turnstile: () => [['https://challenges.cloudflare.com', 'script-src', 'frame-src']],
  qrserver: () => [['https://api.qrserver.com', 'img-src']],
  leetcard: () => [['https://leetcard.jacoblin.cool', 'img-src']],
  'readme-stats': ({ endpoint }) => [[origin(endpoint), 'img-src']],
  plausible: ({ scriptUrl }) => [[origin(scriptUrl), 'script-src', 'connect-src']],
  umami: ({ scriptUrl }) => [
    [origin(scriptUrl), 'script-src', 'connect-src'],
    // Umami Cloud's script has reported to different hosts over time, so all subdomains are allowed.
    ...(new URL(scriptUrl).host === 'cloud.umami.is'
      ? [['https://*.umami.is', 'connect-src'] as const]
      : []),
  ],
  goatcounter: ({ scriptUrl, endpoint }) => [
    [origin(scriptUrl), 'script-src'],
    [origin(endpoint), 'connect-src'],
  ],
  script: ({ src, hosts }) => [
    [origin(src), 'script-src'],
    ...[src, ...hosts].map((url) => [origin(url), 'connect-src', 'img-src'] as const),
  ],
  buttondown: () => [['https://buttondown.com', 'form-action']],
  giscus: () => [['https://giscus.app', 'frame-src']],
};

/** Returns the hosts that the configured services need, by directive. */
export function serviceHosts(services: Services): Record<ServiceDirective, string[]> {
  const uses = Object.values(services).flatMap((service) =>
    service && 'provider' in service ? (hostsOf[service.provider]?.(service as never) ?? []) : [],
  );
  const hostsFor = (directive: ServiceDirective) =>
    uses.filter(([, ...directives]) => directives.includes(directive)).map(([host]) => host);
  return Object.fromEntries(
    serviceDirectives.map((directive) => [directive, [...new Set(hostsFor(directive))]]),
  ) as Record<ServiceDirective, string[]>;
}
