import type { FormService, Services } from '@portfolio/content/node';

/** The parts of a content security policy in which services appear. */
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

/** Hosts by what a page may use them for. */
type Hosts = Partial<Record<ServiceDirective, readonly string[]>>;

const origin = (address: string) => new URL(address).origin;

/** The same hosts for several uses. */
const hostsFor = (hosts: readonly string[], ...directives: ServiceDirective[]): Hosts =>
  Object.fromEntries(directives.map((directive) => [directive, hosts]));

function formHosts(service: FormService): Hosts {
  switch (service.provider) {
    case 'inbox':
      return {};
    case 'formsubmit':
      return hostsFor(['https://formsubmit.co'], 'form-action', 'connect-src');
    case 'formspree':
      return hostsFor(['https://formspree.io'], 'form-action', 'connect-src');
    case 'generic':
      return {
        'form-action': [origin(service.action)],
        ...(service.fetchUrl && { 'connect-src': [origin(service.fetchUrl)] }),
      };
  }
}

function chatbotHosts({ chatbot }: Services): Hosts {
  switch (chatbot.provider) {
    case 'none':
      return {};
    case 'tawk': {
      const own = ['https://*.tawk.to'];
      return {
        ...hostsFor(own, ...serviceDirectives),
        'connect-src': [...own, 'wss://*.tawk.to'],
      };
    }
    case 'chatbase':
      return hostsFor(
        ['https://www.chatbase.co'],
        ...(['script-src', 'img-src', 'connect-src', 'frame-src'] as const),
      );
    case 'botpress': {
      const own = ['https://*.botpress.cloud', 'https://*.bpcontent.cloud'];
      return {
        ...hostsFor(own, 'style-src', 'img-src', 'font-src', 'frame-src'),
        'script-src': [...own, origin(chatbot.scriptUrl)],
        'connect-src': [...own, 'wss://*.botpress.cloud'],
      };
    }
  }
}

const googleTranslation: Hosts = {
  'script-src': [
    'https://translate.google.com',
    'https://translate.googleapis.com',
    'https://translate-pa.googleapis.com',
  ],
  'style-src': ['https://translate.googleapis.com', 'https://www.gstatic.com'],
  'img-src': [
    'https://translate.google.com',
    'https://translate.googleapis.com',
    'https://www.google.com',
    'https://www.gstatic.com',
    'https://fonts.gstatic.com',
  ],
  'connect-src': ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
};

const turnstile = hostsFor(['https://challenges.cloudflare.com'], 'script-src', 'frame-src');

/** The hosts of a deployment's services; a service that is not configured adds none. */
export function serviceHosts(services: Services): Record<ServiceDirective, string[]> {
  const { botCheck, translation, qr, leetCode, gitHub } = services;
  const all: Hosts[] = [
    formHosts(services.contactForm),
    formHosts(services.feedbackForm),
    chatbotHosts(services),
    translation.provider === 'google' ? googleTranslation : {},
    botCheck.provider === 'turnstile' ? turnstile : {},
    qr.provider === 'qrserver' ? { 'img-src': ['https://api.qrserver.com'] } : {},
    leetCode.provider === 'leetcard' ? { 'img-src': ['https://leetcard.jacoblin.cool'] } : {},
    gitHub.provider === 'readme-stats' ? { 'img-src': [origin(gitHub.endpoint)] } : {},
  ];
  const hostsOf = (directive: ServiceDirective) => [
    ...new Set(all.flatMap((hosts) => hosts[directive] ?? [])),
  ];
  return Object.fromEntries(
    serviceDirectives.map((directive) => [directive, hostsOf(directive)]),
  ) as Record<ServiceDirective, string[]>;
}
