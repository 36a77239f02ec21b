import { services, type Services } from '@portfolio/content/node';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, sourceHash } from './policy';

const noServices: Services = {
  ...services,
  contactForm: { provider: 'inbox', form: 'contact' },
  feedbackForm: { provider: 'inbox', form: 'feedback' },
  botCheck: { provider: 'none' },
  chatbot: { provider: 'none' },
  translation: { ...services.translation, provider: 'none' },
  qr: { ...services.qr, provider: 'none' },
  leetCode: { provider: 'none' },
  gitHub: { provider: 'none' },
};

const policyOf = (html: string, configured: Partial<Services> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy(html, { ...noServices, ...configured })
      .split('; ')
      .map((part) => {
        const [directive = '', ...sources] = part.split(' ');
        return [directive, sources];
      }),
  );

it('allows inline styles and executable scripts by their hashes', () => {
  const policy = policyOf(
    '<style data-styled="true">a{}</style><script>run()</script>' +
      '<script type="module" src="/x.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(policy['style-src']).toEqual(["'self'", sourceHash(''), sourceHash('a{}')]);
  expect(policy['script-src']).toEqual(["'self'", sourceHash('run()')]);
});

it('allows a video player only on pages that contain one', () => {
  const player = '<a href="#" data-player="https://player.example.com/v/1?a=1&amp;b">';
  expect(policyOf(player)['frame-src']).toEqual(['https://player.example.com']);
  expect(policyOf('')['frame-src']).toEqual(["'none'"]);
});

it('allows only the site itself if no service is configured', () => {
  expect(contentSecurityPolicy('', noServices)).not.toMatch(/https:|unsafe/);
  expect(policyOf('')).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'form-action': ["'self'"],
    'trusted-types': ['default'],
  });
});

it.each<[string, Partial<Services>, Record<string, string[]>]>([
  [
    'form services',
    {
      contactForm: { provider: 'formspree', formId: 'abc' },
      feedbackForm: {
        provider: 'generic',
        action: 'https://forms.example.com/f/1',
        fetchUrl: 'https://api.example.com/f/1',
      },
    },
    {
      'form-action': ['https://formspree.io', 'https://forms.example.com'],
      'connect-src': ['https://formspree.io', 'https://api.example.com'],
    },
  ],
  [
    'Umami Cloud',
    {
      analytics: {
        provider: 'umami',
        websiteId: 'a-b',
        scriptUrl: 'https://cloud.umami.is/script.js',
      },
    },
    {
      'script-src': ['https://cloud.umami.is'],
      'connect-src': ['https://cloud.umami.is', 'https://*.umami.is'],
    },
  ],
  [
    'any other script',
    {
      analytics: {
        provider: 'script',
        src: 'https://a.example.com/a.js',
        attributes: {},
        hosts: ['https://b.example.com'],
        needsConsent: true,
      },
    },
    {
      'script-src': ['https://a.example.com'],
      'connect-src': ['https://a.example.com', 'https://b.example.com'],
      'img-src': ['data:', 'https://a.example.com', 'https://b.example.com'],
    },
  ],
  ['Mastodon', { comments: { provider: 'mastodon', address: 'https://social.example/@ada' } }, {}],
])('allows only what %s needs', (_, configured, expected) => {
  const policy = policyOf('', configured);
  for (const [directive, sources] of Object.entries(policyOf(''))) {
    // Third-party scripts may create their own Trusted Types policies.
    if (directive === 'trusted-types') continue;
    const own = sources.filter((word) => word === "'self'");
    const others = expected[directive];
    expect(policy[directive], directive).toEqual(others ? [...own, ...others] : sources);
  }
});

it.each<Services['chatbot']>([
  { provider: 'tawk', propertyId: 'a', widgetId: 'b' },
  { provider: 'chatbase', botId: 'a' },
  { provider: 'botpress', scriptUrl: 'https://files.example.com/x.js' },
])('never allows unsafe code for $provider', (chatbot) => {
  expect(contentSecurityPolicy('', { ...services, chatbot })).not.toContain('unsafe');
});
