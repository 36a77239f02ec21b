import { cities, countries, countryCodes, states } from '@portfolio/content/define';
import { describe, expect, it, vi } from 'vitest';
import { phoneProblem } from './phone';

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

/** A form with places, whatever form the owner has. */
const contactForm = {
  fields: Object.keys(message).map((name) => ({
    name,
    label: name,
    required: true,
  })),
  cities,
  countries,
  countryCodes,
  states,
  listedCountry: 'IN',
};
vi.resetModules();
vi.doMock('@portfolio/content', async (load) => ({ ...(await load<object>()), contactForm }));
const { checkMessage } = await import('./checkMessage');
vi.doUnmock('@portfolio/content');

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
  it.each([
    [{}, {}],
    [
      { mobile: '12345 67890' },
      { mobile: 'This is not a valid mobile number for +91 India. Check the digits and the code.' },
    ],
    [
      { countryCode: '+999' },
      { countryCode: 'Choose the code from the list, or type it, like +91.' },
    ],
    // One error for a number that is not one.
    [{ mobile: 'ask me' }, { mobile: 'Enter the number in digits.' }],
    [{ country: 'Atlantis' }, { country: 'Choose a country from the list.' }],
    [{ state: 'Bavaria' }, { state: 'Choose a state from the list.' }],
    [{ country: 'DE', state: 'Bavaria' }, {}],
  ])('with %j has the errors %j', async (changes, errors) => {
    expect(await checkMessage({ ...message, ...changes })).toEqual(errors);
  });

  it('lacks everything when it is empty', async () => {
    const empty = Object.fromEntries(Object.keys(message).map((name) => [name, '']));
    expect(Object.keys(await checkMessage(empty))).toEqual(Object.keys(message));
  });
});
