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

const providerHosts: Record<Service['provider'], readonly AllowedHost[]> = {
  none: [],
  inbox: [],
  formsubmit: [['https://formsubmit.co', 'form-action', 'connect-src']],
  formspree: [['https://formspree.io', 'form-action', 'connect-src']],
  generic: [],
  tawk: [
    ['https://*.tawk.to', ...serviceDirectives],
    ['wss://*.tawk.to', 'connect-src'],
  ],
  chatbase: [['https://www.chatbase.co', 'script-src', 'img-src', 'connect-src', 'frame-src']],
  botpress: [
    ['https://*.botpress.cloud', ...botpressDirectives, 'connect-src'],
    ['https://*.bpcontent.cloud', ...botpressDirectives, 'connect-src'],
    ['wss://*.botpress.cloud', 'connect-src'],
  ],
  google: [
    ['https://translate.google.com', 'script-src', 'img-src'],
    ['https://translate.googleapis.com', 'script-src', 'style-src', 'img-src', 'connect-src'],
    ['https://translate-pa.googleapis.com', 'script-src', 'connect-src'],
    ['https://www.google.com', 'img-src'],
    ['https://www.gstatic.com', 'style-src', 'img-src'],
    ['https://fonts.gstatic.com', 'img-src'],
  ],
  turnstile: [['https://challenges.cloudflare.com', 'script-src', 'frame-src']],
  qrserver: [['https://api.qrserver.com', 'img-src']],
  leetcard: [['https://leetcard.jacoblin.cool', 'img-src']],
  'readme-stats': [],
  plausible: [],
  umami: [],
  goatcounter: [],
  script: [],
  buttondown: [['https://buttondown.com', 'form-action']],
  giscus: [['https://giscus.app', 'frame-src']],
  mastodon: [],
};

/** Umami Cloud's script has reported to different hosts over time, so all subdomains are allowed. */
const umamiCloud = ({ scriptUrl }: { scriptUrl: string }): AllowedHost[] =>
  new URL(scriptUrl).host === 'cloud.umami.is' ? [['https://*.umami.is', 'connect-src']] : [];

function configuredHosts(service: Service): AllowedHost[] {
  const origin = (url: string) => new URL(url).origin;
  switch (service.provider) {
    case 'generic':
      return [
        [origin(service.action), 'form-action'],
        ...('fetchUrl' in service && service.fetchUrl
          ? [[origin(service.fetchUrl), 'connect-src'] as const]
          : []),
      ];
    case 'botpress':
      return [[origin(service.scriptUrl), 'script-src']];
    case 'readme-stats':
      return [[origin(service.endpoint), 'img-src']];
    case 'plausible':
      return [[origin(service.scriptUrl), 'script-src', 'connect-src']];
    case 'umami':
      return [[origin(service.scriptUrl), 'script-src', 'connect-src'], ...umamiCloud(service)];
    case 'goatcounter':
      return [
        [origin(service.scriptUrl), 'script-src'],
        [origin(service.endpoint), 'connect-src'],
      ];
    case 'script':
      return [
        [origin(service.src), 'script-src'],
        ...[service.src, ...service.hosts].map(
          (url) => [origin(url), 'connect-src', 'img-src'] as const,
        ),
      ];
    default:
      return [];
  }
}

export function serviceHosts(services: Services): Record<ServiceDirective, string[]> {
  const uses = Object.values(services).flatMap((service) =>
    service && 'provider' in service
      ? [...providerHosts[service.provider], ...configuredHosts(service)]
      : [],
  );
  const hostsOf = (directive: ServiceDirective) => [
    ...new Set(
      uses.flatMap(([host, ...directives]) => (directives.includes(directive) ? [host] : [])),
    ),
  ];
  return Object.fromEntries(
    serviceDirectives.map((directive) => [directive, hostsOf(directive)]),
  ) as Record<ServiceDirective, string[]>;
}
