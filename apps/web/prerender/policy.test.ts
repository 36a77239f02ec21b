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
