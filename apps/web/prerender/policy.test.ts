import { services, type Services } from '@portfolio/content/node';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headerPolicies, inlineSources, sourceHash } from './policy';

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
const empty = { scripts: [], styles: [], frames: [] };

const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [directive = '', ...sources] = part.split(' ');
      return [directive, sources];
    }),
  );

describe("a page's policy", () => {
  it('allows inline styles and executable scripts by their hashes', () => {
    const { scripts, styles } = inlineSources(
      '<style data-styled="true">a{}</style><script>run()</script>' +
        '<script type="module" src="/x.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(styles).toEqual([sourceHash('a{}')]);
    expect(scripts).toEqual([sourceHash('run()')]);
  });

  it('allows a video player only on pages that contain one', () => {
    const videoPage = inlineSources(
      '<a href="#" data-player="https://player.example.com/v/1?a=1&amp;b">',
    );
    expect(parse(contentSecurityPolicy(videoPage, noServices))['frame-src']).toEqual([
      'https://player.example.com',
    ]);
    expect(parse(contentSecurityPolicy(empty, noServices))['frame-src']).toEqual(["'none'"]);
    expect(headerPolicies([empty, videoPage], noServices)[0]).toContain(
      'frame-src https://player.example.com',
    );
  });
});

describe('the policy', () => {
  it('allows only the site itself if no service is configured', () => {
    const policy = contentSecurityPolicy(empty, noServices);
    expect(policy).not.toMatch(/https:|unsafe/);
    expect(parse(policy)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'frame-src': ["'none'"],
      'form-action': ["'self'"],
      'trusted-types': ['default'],
    });
  });

  it('adds only the hosts that a configured service needs', () => {
    const policy = parse(
      contentSecurityPolicy(empty, {
        ...noServices,
        contactForm: { provider: 'formspree', formId: 'abc' },
        feedbackForm: {
          provider: 'generic',
          action: 'https://forms.example.com/f/1',
          fetchUrl: 'https://api.example.com/f/1',
        },
        botCheck: { provider: 'turnstile', siteKey: 'key' },
      }),
    );
    expect(policy).toMatchObject({
      'form-action': ["'self'", 'https://formspree.io', 'https://forms.example.com'],
      'connect-src': ["'self'", 'https://formspree.io', 'https://api.example.com'],
      'script-src': ["'self'", 'https://challenges.cloudflare.com'],
      'frame-src': ['https://challenges.cloudflare.com'],
      'img-src': ["'self'", 'data:'],
    });
    expect(policy).not.toHaveProperty('trusted-types');
  });

  it.each<[string, Partial<Services>, Record<string, string[]>]>([
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
      'self-hosted Umami',
      {
        analytics: {
          provider: 'umami',
          websiteId: 'a-b',
          scriptUrl: 'https://umami.example.com/script.js',
          hostUrl: 'https://figures.example.com/',
        },
      },
      {
        'script-src': ['https://umami.example.com'],
        'connect-src': ['https://umami.example.com', 'https://figures.example.com'],
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
    [
      'Mastodon',
      { comments: { provider: 'mastodon', address: 'https://social.example/@ada' } },
      {},
    ],
  ])('allows only what %s needs', (_, services, expected) => {
    const plain = parse(contentSecurityPolicy(empty, noServices));
    const policy = parse(contentSecurityPolicy(empty, { ...noServices, ...services }));
    for (const [directive, sources] of Object.entries(plain)) {
      // Third-party scripts may create their own Trusted Types policies.
      if (directive === 'trusted-types') continue;
      const own =
        directive === 'img-src' ? ["'self'"] : sources.filter((word) => word === "'self'");
      const others = expected[directive];
      expect(policy[directive], directive).toEqual(others ? [...own, ...others] : sources);
    }
  });

  it('never allows unsafe-inline', () => {
    for (const chatbot of [
      { provider: 'tawk', propertyId: 'a', widgetId: 'b' },
      { provider: 'chatbase', botId: 'a' },
      { provider: 'botpress', scriptUrl: 'https://files.example.com/x.js' },
    ] satisfies Services['chatbot'][]) {
      expect(contentSecurityPolicy(empty, { ...services, chatbot })).not.toContain('unsafe');
    }
  });
});

describe('the header policies', () => {
  const pages = ['a{}', 'b{}'].map((css) => inlineSources(`<style>${css}</style>`));
  const [others = '', styles = ''] = headerPolicies(pages, services);

  it("allow every page's inline styles", () => {
    expect(parse(styles)['style-src']).toEqual(
      expect.arrayContaining([sourceHash('a{}'), sourceHash('b{}'), sourceHash('')]),
    );
  });

  it('are split: one for styles, one for everything else', () => {
    expect(others).not.toMatch(/default-src|style-src/);
    expect(Object.keys(parse(others))).toEqual(
      expect.arrayContaining(['script-src', 'object-src', 'frame-src', 'frame-ancestors']),
    );
  });
});
