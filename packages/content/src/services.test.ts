import { describe, expect, it } from 'vitest';
import { problemLine } from './explain';
import { services } from '#generated/services';
import { resolveSite } from './node';
import { overrideServices, unconfiguredLines } from './services';

const override = (own: unknown) =>
  overrideServices(services, { PORTFOLIO_SERVICES: JSON.stringify(own) });

describe('PORTFOLIO_SERVICES', () => {
  it('replaces the services that it names', () => {
    const chatbot = { provider: 'chatbase', botId: 'kettle' };
    expect(override({ chatbot }).value).toEqual({ ...services, chatbot });
  });

  it('says what is not written as expected', () => {
    expect(override({ contactForm: { provider: 'formspree' } }).problems.map(problemLine)).toEqual([
      'environment → PORTFOLIO_SERVICES.contactForm.formId: give the id of the form at Formspree',
    ]);
  });

  it('says that it is no JSON', () => {
    const { problems } = overrideServices(services, { PORTFOLIO_SERVICES: 'formspree:abc' });
    expect(problems.map(problemLine)).toEqual([
      expect.stringMatching(/^environment → PORTFOLIO_SERVICES: write JSON/),
    ]);
  });
});

describe('PORTFOLIO_SITE_URL', () => {
  it('sets the address of a deployment, without a slash', () => {
    const env = { PORTFOLIO_SITE_URL: 'https://example.org/portfolio/' };
    expect(resolveSite(env).url).toBe('https://example.org/portfolio');
  });

  it.each(['http://example.org', 'example.org', 'https://example.org/?a'])(
    'refuses %s',
    (PORTFOLIO_SITE_URL) => {
      expect(() => resolveSite({ PORTFOLIO_SITE_URL })).toThrow('PORTFOLIO_SITE_URL');
    },
  );
});

describe('unconfiguredLines', () => {
  it('says what the visitor gets instead', () => {
    expect(unconfiguredLines(services, [])).toContain('  chatbot: there is no chat button');
  });

  it('is silent about services that a site does well without', () => {
    const lines = unconfiguredLines({ ...services, analytics: { provider: 'none' } }, []).join();
    expect(lines).not.toMatch(/analytics|newsletter|comments/);
  });

  it('does not miss a form whose page is off', () => {
    expect(unconfiguredLines(services, ['contact']).join()).not.toContain('contactForm');
  });
});
