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

  it('must contain valid services', () => {
    expect(override({ contactForm: { provider: 'formspree' } }).problems.map(problemLine)).toEqual([
      'environment → PORTFOLIO_SERVICES.contactForm.formId: give the form’s id on Formspree',
    ]);
    const { problems } = overrideServices(services, { PORTFOLIO_SERVICES: 'none' });
    expect(problems.map(problemLine).join()).toMatch(
      /^environment → PORTFOLIO_SERVICES: write JSON/,
    );
  });
});

describe('PORTFOLIO_SITE_URL', () => {
  it('sets the site’s URL, without a trailing slash', () => {
    const env = { PORTFOLIO_SITE_URL: 'https://example.org/portfolio/' };
    expect(resolveSite(env).url).toBe('https://example.org/portfolio');
  });

  it.each(['http://example.org', 'example.org', 'https://example.org/?a'])(
    'rejects %s',
    (PORTFOLIO_SITE_URL) => {
      expect(() => resolveSite({ PORTFOLIO_SITE_URL })).toThrow('PORTFOLIO_SITE_URL');
    },
  );
});

describe('unconfiguredLines', () => {
  it('lists the fallbacks', () => {
    expect(unconfiguredLines(services, [])).toContain('  chatbot: the chat button is not shown');
  });

  it('omits optional services', () => {
    const lines = unconfiguredLines({ ...services, analytics: { provider: 'none' } }, []).join();
    expect(lines).not.toMatch(/analytics|newsletter|comments/);
  });

  it('omits a form whose page is disabled', () => {
    expect(unconfiguredLines(services, ['contact']).join()).not.toContain('contactForm');
  });
});
