import { services, type Services } from '@portfolio/content/node';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headerPolicies, inlineSources, sourceHash } from './policy';

const bare: Services = {
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
const empty = {
  scripts: new Set<string>(),
  styles: new Set<string>(),
  frames: new Set<string>(),
};

/** A policy's sources by directive. */
const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [directive = '', ...sources] = part.split(' ');
      return [directive, sources];
    }),
  );

describe('what is inline in a page', () => {
  it('is found by its hash: styles and scripts that run, not data', () => {
    const { scripts, styles } = inlineSources(
      '<style data-styled="true">a{}</style><script>run()</script>' +
        '<script type="module" src="/x.js"></script><script type="application/ld+json">{}</script>',
    );
    expect([...styles]).toEqual([sourceHash('a{}')]);
    expect([...scripts]).toEqual([sourceHash('run()')]);
  });

  it('lets the player of a video into its own page, and into no other', () => {
    const watch = inlineSources(
      '<a href="#" data-player="https://player.example.com/v/1?a=1&amp;b">',
    );
    expect(parse(contentSecurityPolicy(watch, bare))['frame-src']).toEqual([
      'https://player.example.com',
    ]);
    expect(parse(contentSecurityPolicy(empty, bare))['frame-src']).toEqual(["'none'"]);
    expect(headerPolicies([empty, watch], bare)[0]).toContain(
      'frame-src https://player.example.com',
    );
  });
});

describe('the policy', () => {
  it('lets nothing in but the site itself where no service is configured', () => {
    const policy = contentSecurityPolicy(empty, bare);
    expect(policy).not.toMatch(/https:|unsafe/);
    expect(parse(policy)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'frame-src': ["'none'"],
      'form-action': ["'self'"],
      'trusted-types': ['default'],
    });
  });

  it("adds exactly a configured service's hosts, where it needs them", () => {
    const policy = parse(
      contentSecurityPolicy(empty, {
        ...bare,
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
      'Plausible',
      {
        analytics: {
          provider: 'plausible',
          domain: 'example.com',
          scriptUrl: 'https://plausible.io/js/script.js',
        },
      },
      { 'script-src': ['https://plausible.io'], 'connect-src': ['https://plausible.io'] },
    ],
    [
      "Umami's hosted service",
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
      "an owner's own Umami",
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
      'GoatCounter',
      {
        analytics: {
          provider: 'goatcounter',
          endpoint: 'https://code.goatcounter.com/count',
          scriptUrl: 'https://gc.zgo.at/count.js',
        },
      },
      {
        'script-src': ['https://gc.zgo.at'],
        'connect-src': ['https://code.goatcounter.com'],
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
      'Buttondown',
      { newsletter: { provider: 'buttondown', username: 'ada' } },
      { 'form-action': ['https://buttondown.com'] },
    ],
    [
      'any other newsletter',
      {
        newsletter: {
          provider: 'generic',
          action: 'https://x.us1.list-manage.com/subscribe/post?u=1&id=2',
          field: 'EMAIL',
        },
      },
      { 'form-action': ['https://x.us1.list-manage.com'] },
    ],
    [
      'giscus',
      {
        comments: {
          provider: 'giscus',
          repo: 'ada/comments',
          repoId: 'R_1',
          category: 'Comments',
          categoryId: 'DIC_1',
        },
      },
      { 'frame-src': ['https://giscus.app'] },
    ],
    [
      'Mastodon',
      { comments: { provider: 'mastodon', address: 'https://social.example/@ada' } },
      {},
    ],
  ])('lets in what %s needs, and nothing else', (_, services, wanted) => {
    const plain = parse(contentSecurityPolicy(empty, bare));
    const policy = parse(contentSecurityPolicy(empty, { ...bare, ...services }));
    for (const [directive, sources] of Object.entries(plain)) {
      // A script of another company may bring policies of its own.
      if (directive === 'trusted-types') continue;
      const own =
        directive === 'img-src' ? ["'self'"] : sources.filter((word) => word === "'self'");
      const others = wanted[directive];
      expect(policy[directive], directive).toEqual(others ? [...own, ...others] : sources);
    }
  });

  it('never falls back to unsafe-inline, whatever is configured', () => {
    for (const chatbot of [
      { provider: 'tawk', propertyId: 'a', widgetId: 'b' },
      { provider: 'chatbase', botId: 'a' },
      { provider: 'botpress', scriptUrl: 'https://files.example.com/x.js' },
    ] satisfies Services['chatbot'][]) {
      expect(contentSecurityPolicy(empty, { ...services, chatbot })).not.toContain('unsafe');
    }
  });
});

describe("the hosts' policies", () => {
  const pages = ['a{}', 'b{}'].map((css) => inlineSources(`<style>${css}</style>`));
  const [others = '', styles = ''] = headerPolicies(pages, services);

  it("let every page's own style pass, at any address", () => {
    expect(parse(styles)['style-src']).toEqual(
      expect.arrayContaining([sourceHash('a{}'), sourceHash('b{}'), sourceHash('')]),
    );
  });

  it('rule everything but styles in the other, so that neither undoes the other', () => {
    expect(others).not.toMatch(/default-src|style-src/);
    expect(Object.keys(parse(others))).toEqual(
      expect.arrayContaining(['script-src', 'object-src', 'frame-src', 'frame-ancestors']),
    );
  });
});
