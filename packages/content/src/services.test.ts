import { describe, expect, it } from 'vitest';
import { resolveServices, resolveSite } from './node';
import { servicesSchema, type Services } from './schemas/services';
import { unconfiguredLines } from './services';

describe('resolveServices', () => {
  it('changes nothing without variables, nor for an empty one', () => {
    expect(resolveServices({ PORTFOLIO_CHATBOT: ' ' })).toEqual(resolveServices({}));
  });

  const address = 'https://forms.example.com/a';
  it.each<[variable: string, service: keyof Services, expected: object]>([
    ['CONTACT_FORM=inbox', 'contactForm', { provider: 'inbox', form: 'contact' }],
    [`CONTACT_FORM=${address}`, 'contactForm', { provider: 'generic', action: address }],
    [
      `CONTACT_FORM=${address} ${address}.json`,
      'contactForm',
      { provider: 'generic', action: address, fetchUrl: `${address}.json` },
    ],
    [
      'CONTACT_FORM=formsubmit:owner@example.com',
      'contactForm',
      { provider: 'formsubmit', recipient: 'owner@example.com' },
    ],
    ['FEEDBACK_FORM=inbox', 'feedbackForm', { provider: 'inbox', form: 'feedback' }],
    ['FEEDBACK_FORM=formspree:xyz', 'feedbackForm', { provider: 'formspree', formId: 'xyz' }],
    ['BOT_CHECK=turnstile:1x00AA', 'botCheck', { provider: 'turnstile', siteKey: '1x00AA' }],
    ['CHATBOT=tawk:a/b', 'chatbot', { provider: 'tawk', propertyId: 'a', widgetId: 'b' }],
    ['CHATBOT=chatbase:abc', 'chatbot', { provider: 'chatbase', botId: 'abc' }],
    [`CHATBOT=botpress:${address}`, 'chatbot', { provider: 'botpress', scriptUrl: address }],
    ['CHATBOT=none', 'chatbot', { provider: 'none' }],
    [
      'LEETCODE=leetcard:kettle',
      'leetCode',
      { provider: 'leetcard', username: 'kettle', profileUrl: 'https://leetcode.com/u/kettle/' },
    ],
    ['GITHUB=none', 'gitHub', { provider: 'none' }],
  ])('PORTFOLIO_%s', (setting, service, expected) => {
    const [variable, text] = setting.split('=');
    const services = resolveServices({ [`PORTFOLIO_${variable}`]: text });
    expect(services).toHaveProperty(service, expected);
    expect(servicesSchema.safeParse(services).error).toBeUndefined();
  });

  it('keeps the rest of a service whose provider it changes', () => {
    const { qr, translation } = resolveServices({
      PORTFOLIO_QR: 'none',
      PORTFOLIO_TRANSLATION: 'none',
    });
    const own = resolveServices({});
    expect(qr).toEqual({ provider: 'none', requestSizePx: 150, displaySizePx: 120 });
    expect(translation).toEqual({ provider: 'none', languages: own.translation.languages });
  });

  it('names every variable that is not written as expected', () => {
    expect(() =>
      resolveServices({ PORTFOLIO_CONTACT_FORM: 'formspree', PORTFOLIO_QR: 'yes' }),
    ).toThrow(
      'environment → PORTFOLIO_CONTACT_FORM: write inbox, formsubmit:<recipient>, formspree:<formId>, https://<action> or https://<action> https://<fetchUrl>\n' +
        'environment → PORTFOLIO_QR: write none or qrserver',
    );
  });
});

describe('resolveSite', () => {
  it('takes the address of the deployment, without a slash at its end', () => {
    expect(resolveSite({ PORTFOLIO_SITE_URL: 'https://example.org/portfolio/' }).url).toBe(
      'https://example.org/portfolio',
    );
  });

  it.each(['example.org', 'http://example.org', 'https://example.org/?a'])(
    'refuses %s',
    (PORTFOLIO_SITE_URL) => {
      expect(() => resolveSite({ PORTFOLIO_SITE_URL })).toThrow(
        'environment → PORTFOLIO_SITE_URL: write the https:// address of the home page, without query and fragment',
      );
    },
  );
});

describe('unconfiguredLines', () => {
  const configured = {
    PORTFOLIO_CONTACT_FORM: 'formspree:xyzabc',
    PORTFOLIO_FEEDBACK_FORM: 'formspree:xyzabd',
    PORTFOLIO_BOT_CHECK: 'turnstile:1x00000000000000000000AA',
    PORTFOLIO_CHATBOT: 'chatbase:kettle',
    PORTFOLIO_TRANSLATION: 'google',
    PORTFOLIO_QR: 'qrserver',
    PORTFOLIO_LEETCODE: 'leetcard:kettle',
    PORTFOLIO_GITHUB: 'readme-stats:kettle',
  };

  it('says what the visitor gets instead, and how to change it', () => {
    const services = resolveServices({ ...configured, PORTFOLIO_CHATBOT: 'none' });
    expect(unconfiguredLines(services, [])).toEqual([
      '1 service is not configured (services.ts, or a variable for a deployment)',
      '  chatbot: there is no chat button (PORTFOLIO_CHATBOT)',
    ]);
  });

  it('does not miss a form whose page is off', () => {
    const services = resolveServices({
      ...configured,
      PORTFOLIO_CONTACT_FORM: 'inbox',
      PORTFOLIO_FEEDBACK_FORM: 'inbox',
    });
    const formLine = expect.stringMatching(/^ {2}(contact|feedback)Form: /);
    expect(unconfiguredLines(services, [])).toEqual([expect.any(String), formLine, formLine]);
    expect(unconfiguredLines(services, ['feedback', 'feedbackThanks'])).toEqual([
      expect.stringMatching(/^1 service is/),
      expect.stringMatching(/^ {2}contactForm: /),
    ]);
    expect(unconfiguredLines(services, ['contact', 'feedback'])).toEqual([]);
  });

  it('has nothing to say when all are configured', () => {
    expect(unconfiguredLines(resolveServices(configured), [])).toEqual([]);
  });
});
