import { describe, expect, it } from 'vitest';
import { feedbackForm } from '#generated/feedbackForm';
import * as rules from './rules';

const message = {
  firstName: 'Meena',
  lastName: 'R',
  email: 'meena@example.com',
  countryCode: '+91',
  mobile: '98765 43210',
  country: 'IN',
  state: 'Tamil Nadu',
  city: 'Coimbatore',
  message: 'I would like to talk about the announcer.',
};

const contactForm = {
  fields: Object.keys(message).map((name) => ({ name, label: name, required: true })),
};
const checkContact = (values: Record<string, unknown>, form = contactForm) =>
  rules.checkContact(values, form);
const checkFeedback = (values: Record<string, unknown>, form = feedbackForm) =>
  rules.checkFeedback(values, form);

const answers = {
  name: 'Arun',
  email: 'arun@example.com',
  queries: 'none',
  ...Object.fromEntries(
    feedbackForm.parts.flatMap(({ questions }) =>
      questions.map((question) => [
        question.name,
        question.kind === 'choice' ? question.options[0] : 'A few words.',
      ]),
    ),
  ),
};

describe('the contact form', () => {
  it('accepts a complete message', () => {
    expect(checkContact(message)).toEqual({});
  });

  it('reports every missing field, in form order', () => {
    expect(Object.entries(checkContact({}))).toEqual([
      ['firstName', 'Enter your first name.'],
      ['lastName', 'Enter your last name.'],
      ['email', 'Enter your email address.'],
      ['countryCode', 'Choose the country code of your number.'],
      ['mobile', 'Enter your mobile number.'],
      ['country', 'Choose your country.'],
      ['state', 'Choose or enter your state or region.'],
      ['city', 'Choose or enter your city.'],
      ['message', 'Write your message.'],
    ]);
  });

  it('lets the owner define required and optional fields', () => {
    const short = {
      fields: [
        { name: 'name', label: 'Your name', required: true },
        { name: 'email', label: 'Email', required: false },
        { name: 'message', label: 'Message', required: true },
      ],
    };
    expect(checkContact({}, short)).toEqual({
      name: 'Fill in: Your name',
      message: 'Write your message.',
    });
    const sent = { name: 'Meena', email: 'meena', message: 'Hello' };
    expect(Object.keys(checkContact(sent, short))).toEqual(['email']);
    expect(checkContact({ ...sent, email: '' }, short)).toEqual({});
  });

  it('treats spaces as empty', () => {
    expect(checkContact({ ...message, message: '   \n ' })).toEqual({
      message: 'Write your message.',
    });
  });

  it.each(['\u200b', ' \u2060\ufeff ', '\u3164'])(
    'treats invisible characters as empty (%j)',
    (name) => {
      expect(checkContact({ ...message, firstName: name })).toEqual({
        firstName: 'Enter your first name.',
      });
    },
  );

  it.each([
    'meena',
    'meena@studio',
    '@example.com',
    'me ena@example.com',
    'meena@example.',
    '<meena@example.com>',
    'meena@-example.com',
    'meena@example-.com',
    'meena@exam_ple.com',
    'a@b.com,c@d.com',
    'meena\u200b@example.com',
  ])('rejects %s as an email address', (email) => {
    expect(checkContact({ ...message, email })).toEqual({
      email: 'Enter an email address with a domain, like name@example.com.',
    });
  });

  it.each([
    'meena.r+work@mail.example.co.in',
    ' meena@example.com ',
    "o'neil@dömain.example",
    'அ@உதாரணம்.இந்தியா',
  ])('accepts "%s" as an email address', (email) => {
    expect(checkContact({ ...message, email })).toEqual({});
  });

  it.each([
    '9876543210',
    '98765-43210',
    '98765–43210',
    '(0422) 123 4567',
    '+91 98765 43210',
    '९८७६५ ४३२१०',
  ])('accepts %s as a phone number', (mobile) => {
    expect(checkContact({ ...message, mobile })).toEqual({});
  });

  it.each(['ask me', '98765 43210 ext. 2', '98+765 43210'])(
    'rejects letters and misplaced signs: %s',
    (mobile) => {
      expect(checkContact({ ...message, mobile })).toEqual({
        mobile: 'Enter your number using digits.',
      });
    },
  );

  it.each(['98 76', '123456789012345'])('rejects a number of the wrong length: %s', (mobile) => {
    expect(checkContact({ ...message, mobile })).toEqual({
      mobile: 'Enter your full number, 5 to 14 digits.',
    });
  });
});

describe('the survey', () => {
  it('accepts complete answers', () => {
    expect(checkFeedback(answers)).toEqual({});
  });

  it('allows optional questions to be left unanswered', () => {
    const parts: typeof feedbackForm.parts = [
      {
        heading: 'Tea',
        questions: [
          { kind: 'choice', name: 'sort', question: 'Which?', options: ['Green'], required: false },
          { kind: 'text', name: 'why', question: 'Why?', required: false },
        ],
      },
    ];
    const form = { ...feedbackForm, identity: [], parts };
    expect(checkFeedback({ sort: '', why: '', queries: 'none' }, form)).toEqual({});
    const errors = checkFeedback({ sort: 'Red', queries: '' }, form);
    expect(Object.keys(errors)).toEqual(['sort', 'queries']);
  });

  it('reports every missing answer', () => {
    expect(checkFeedback({ ...answers, name: '', q2: undefined, q5: ' ', queries: '' })).toEqual({
      name: 'Enter your name.',
      q2: 'Choose one of the answers.',
      q5: 'Write a few words, or “nothing”.',
      queries: 'Write your question, or “none”.',
    });
  });

  it('rejects answers that are not options', () => {
    expect(checkFeedback({ ...answers, q12: 'Neither' })).toEqual({
      q12: 'Choose one of the answers.',
    });
  });
});
