import type { ContactForm } from '@portfolio/content';
import { cities, countries, countryCodes, states } from '@portfolio/content/define';
import { describe, expect, it } from 'vitest';
import { checkMessage } from './checkMessage';
import { phoneProblem } from './phone';

describe('a telephone number', () => {
  it.each([
    ['+91', '98765 43210'],
    ['+91', '098765-43210'],
    ['+44', '07400 123456'],
    ['+1', '(202) 555-0123'],
    ['+254', '0712 123456'],
    ['+91', '+91 98765 43210'],
    ['+91', '98765–43210'],
    ['+91', '९८७६५ ४३२१०'],
    ['+91', '\u202a98765 43210\u202c'],
  ])('of %s may be written as %s', (code, mobile) => {
    expect(phoneProblem(code, mobile)).toBeUndefined();
  });

  it.each([
    ['+91', '12345 67890'],
    ['+91', '98765'],
    ['+65', '98765 43210'],
    ['+91', '+44 7400 123456'],
  ])('of %s is not %s', (code, mobile) => {
    expect(phoneProblem(code, mobile)).toBe('number');
  });

  it.each(['+999', 'India', ''])('has no country code like "%s"', (code) => {
    expect(phoneProblem(code, '98765 43210')).toBe('code');
  });
});

describe('a message', () => {
  const message = {
    firstName: 'Meena',
    lastName: 'Sundaram',
    email: 'meena@example.com',
    countryCode: '+91',
    mobile: '98765 43210',
    country: 'IN',
    state: 'Tamil Nadu',
    city: 'Coimbatore',
    message: 'Hello',
  };
  const form: ContactForm = {
    note: '* Indicates required question.',
    fields: Object.keys(message).map((name) => ({
      ...{ name, label: name, control: 'text', required: true, autocomplete: 'off' },
    })),
    submitLabel: 'Submit',
    ...{ cities, countries, countryCodes, states: [...states], listedCountry: 'IN' },
  };

  it('that is right has no errors', async () => {
    expect(await checkMessage(message, form)).toEqual({});
  });

  it('has the number named together with the code that it does not fit', async () => {
    expect(await checkMessage({ ...message, mobile: '12345 67890' }, form)).toEqual({
      mobile: 'This is not a valid mobile number for +91 India. Check the digits and the code.',
    });
    expect(await checkMessage({ ...message, countryCode: '+999' }, form)).toEqual({
      countryCode: 'Choose the code from the list, or type it, like +91.',
    });
  });

  it('has one error for a number that is not one', async () => {
    expect(await checkMessage({ ...message, mobile: 'ask me' }, form)).toEqual({
      mobile: 'Enter the number in digits.',
    });
  });

  it('takes its places from the lists, where there are lists', async () => {
    expect(await checkMessage({ ...message, country: 'Atlantis' }, form)).toEqual({
      country: 'Choose a country from the list.',
    });
    expect(await checkMessage({ ...message, state: 'Bavaria' }, form)).toEqual({
      state: 'Choose a state from the list.',
    });
    expect(await checkMessage({ ...message, country: 'DE', state: 'Bavaria' }, form)).toEqual({});
  });

  it('lacks everything when it is empty', async () => {
    const empty = Object.fromEntries(Object.keys(message).map((name) => [name, '']));
    expect(Object.keys(await checkMessage(empty as typeof message, form))).toEqual(
      Object.keys(message),
    );
  });
});
