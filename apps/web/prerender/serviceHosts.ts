import type { FormService, Services } from '@portfolio/content/node';

/** The parts of a content security policy in which services appear. */
export const serviceDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'form-action',
] as const;
export type ServiceDirective = (typeof serviceDirectives)[number];

/** Hosts by what a page may use them for. */
export type Hosts = Partial<Record<ServiceDirective, readonly string[]>>;

const origin = (address: string) => new URL(address).origin;

function formHosts(service: FormService): Hosts {
  switch (service.provider) {
    case 'inbox':
      return {};
    case 'formsubmit':
      return {
        'form-action': ['https://formsubmit.co'],
        'connect-src': ['https://formsubmit.co'],
      };
    case 'formspree':
      return { 'form-action': ['https://formspree.io'], 'connect-src': ['https://formspree.io'] };
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
        'script-src': own,
        'style-src': own,
        'img-src': own,
        'font-src': own,
        'connect-src': [...own, 'wss://*.tawk.to'],
        'frame-src': own,
        'media-src': own,
        'form-action': own,
      };
    }
    case 'chatbase': {
      const own = ['https://www.chatbase.co'];
      return { 'script-src': own, 'img-src': own, 'connect-src': own, 'frame-src': own };
    }
    case 'botpress': {
      const own = ['https://*.botpress.cloud', 'https://*.bpcontent.cloud'];
      return {
        'script-src': [...own, origin(chatbot.scriptUrl)],
        'style-src': own,
        'img-src': own,
        'font-src': own,
        'connect-src': [...own, 'wss://*.botpress.cloud'],
        'frame-src': own,
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

const turnstile: Hosts = {
  'script-src': ['https://challenges.cloudflare.com'],
  'frame-src': ['https://challenges.cloudflare.com'],
};

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
