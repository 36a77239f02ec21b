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

  const invalidEmail = 'Enter an email address with a domain, like name@example.com.';
  const notDigits = 'Enter your number using digits.';
  const wrongLength = 'Enter your full number, 5 to 14 digits.';
  it.each([
    ['message', '   \n ', 'Write your message.'],
    ['firstName', ' \u2060\ufeff ', 'Enter your first name.'],
    ['email', 'meena', invalidEmail],
    ['email', 'meena@studio', invalidEmail],
    ['email', 'me ena@example.com', invalidEmail],
    ['email', '<meena@example.com>', invalidEmail],
    ['email', 'meena@-example.com', invalidEmail],
    ['email', 'a@b.com,c@d.com', invalidEmail],
    ['email', 'meena\u200b@example.com', invalidEmail],
    ['mobile', '98765 43210 ext. 2', notDigits],
    ['mobile', '98+765 43210', notDigits],
    ['mobile', '98 76', wrongLength],
    ['mobile', '123456789012345', wrongLength],
  ])('rejects the %s %j', (field, value, error) => {
    expect(checkContact({ ...message, [field]: value })).toEqual({ [field]: error });
  });

  it.each([
    ['email', 'meena.r+work@mail.example.co.in'],
    ['email', "o'neil@dömain.example"],
    ['email', 'அ@உதாரணம்.இந்தியா'],
    ['mobile', '98765–43210'],
    ['mobile', '(0422) 123 4567'],
    ['mobile', '+91 98765 43210'],
    ['mobile', '९८७६५ ४३२१०'],
  ])('accepts the %s %j', (field, value) => {
    expect(checkContact({ ...message, [field]: value })).toEqual({});
  });
});

describe('the survey', () => {
  it('accepts complete answers', () => {
    expect(checkFeedback(answers)).toEqual({});
  });

  it('allows optional questions to be left unanswered', () => {
    const questions: (typeof feedbackForm.parts)[number]['questions'] = [
      { kind: 'choice', name: 'sort', question: 'Which?', options: ['Green'], required: false },
      { kind: 'text', name: 'why', question: 'Why?', required: false },
    ];
    const parts = [{ heading: 'Tea', questions }];
    const form = { ...feedbackForm, identity: [], parts };
    expect(checkFeedback({ sort: '', why: '', queries: 'none' }, form)).toEqual({});
    const errors = checkFeedback({ sort: 'Red', queries: '' }, form);
    expect(Object.keys(errors)).toEqual(['sort', 'queries']);
  });

  it('reports every missing answer, and answers that are not options', () => {
    const incomplete = { name: '', q2: undefined, q5: ' ', q12: 'Neither', queries: '' };
    expect(checkFeedback({ ...answers, ...incomplete })).toEqual({
      name: 'Enter your name.',
      q2: 'Choose one of the answers.',
      q5: 'Write a few words, or “nothing”.',
      q12: 'Choose one of the answers.',
      queries: 'Write your question, or “none”.',
    });
  });
});
