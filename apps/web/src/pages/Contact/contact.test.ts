import { contactForm as demo } from '@portfolio/content';
import { describe, expect, it, vi } from 'vitest';
import { phoneProblem } from './phone';
import type { ContactValues } from './place';

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

const fields = Object.keys(message).map((name) => ({ name, label: name, required: true }));
const contactForm = { ...demo, fields };
vi.resetModules();
vi.doMock('@portfolio/content', async (load) => ({ ...(await load<object>()), contactForm }));
const { checkMessage } = await import('./checkMessage');
const { citiesIn, countryCodeOf, placeChanges, stateLabelOf } = await import('./place');
vi.doUnmock('@portfolio/content');

const empty = { countryCode: '', country: '', state: '', city: '' };
const inKerala = { countryCode: '+91', country: 'IN', state: 'Kerala', city: 'Kochi' };
const inUnlistedTown = { ...inKerala, city: 'Perumbavoor' };
const abroad = { ...inKerala, country: 'DE', state: 'Bavaria', city: 'Munich' };

describe('choosing', () => {
  it.each<[title: string, values: ContactValues, field: string, value: string, changes: object]>([
    ['a country fills in its code', empty, 'country', 'IN', { countryCode: '+91' }],
    ['a code fills in its country', empty, 'countryCode', '+91', { country: 'IN' }],
    ['a country keeps the chosen code', { ...empty, countryCode: '+65' }, 'country', 'IN', {}],
    ['a code shared by several countries selects no country', empty, 'countryCode', '+7', {}],
    [
      'another country clears an Indian state and city',
      inKerala,
      'country',
      'DE',
      { state: '', city: '' },
    ],
    ['another country keeps a typed city', inUnlistedTown, 'country', 'DE', { state: '' }],
    ['a country without states clears the state', abroad, 'country', 'SG', { state: '' }],
    ['India clears a foreign state', abroad, 'country', 'IN', { state: '' }],
    ['a state clears a city in another state', inKerala, 'state', 'Tamil Nadu', { city: '' }],
    ['a state keeps a typed city', inUnlistedTown, 'state', 'Tamil Nadu', {}],
    ['a state keeps its own city', { ...inKerala, city: 'Chennai' }, 'state', 'Tamil Nadu', {}],
  ])('%s', (_, values, field, value, changes) => {
    expect(placeChanges(values, field, value)).toEqual(changes);
  });

  it('a state limits the cities', () => {
    expect(citiesIn('Kerala').every(({ state }) => state === 'Kerala')).toBe(true);
    expect(citiesIn('').length).toBeGreaterThan(citiesIn('Kerala').length);
    expect(citiesIn('Bihar')).toEqual([]);
  });

  it("a country sets the state field's label", () => {
    expect([stateLabelOf('SG'), stateLabelOf('CA'), stateLabelOf('')]).toEqual([
      false,
      'Province',
      undefined,
    ]);
  });
});

it.each([
  ['91', '+91'],
  [' +254 ', '+254'],
  ['Atlantis', 'Atlantis'],
  ['', ''],
])('the country code "%s" is read as "%s"', (typed, code) => {
  expect(countryCodeOf(typed)).toBe(code);
});

describe('a phone number', () => {
  it.each([
    ['+91', '98765 43210'],
    ['+91', '098765-43210'],
    ['+1', '(202) 555-0123'],
    ['+91', '+91 98765 43210'],
    ['+91', '98765–43210'],
    ['+91', '९८७६५ ४३२१०'],
    ['+91', '\u202a98765 43210\u202c'],
  ])('is valid for the code %s: %s', (code, mobile) => {
    expect(phoneProblem(code, mobile)).toBeUndefined();
  });

  it.each([
    ['+91', '12345 67890'],
    ['+91', '98765'],
    ['+91', '+44 7400 123456'],
  ])('is invalid for the code %s: %s', (code, mobile) => {
    expect(phoneProblem(code, mobile)).toBe('number');
  });

  it.each(['+999', 'India', ''])('cannot have the country code "%s"', (code) => {
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
      { countryCode: 'Choose a code from the list or type one, like +91.' },
    ],
    // This input fails two checks, but the field shows only one error.
    [{ mobile: 'ask me' }, { mobile: 'Enter your number using digits.' }],
    [{ country: 'Atlantis' }, { country: 'Choose a country from the list.' }],
    [{ state: 'Bavaria' }, { state: 'Choose a state from the list.' }],
    [{ country: 'DE', state: 'Bavaria' }, {}],
  ])('with %j has the errors %j', async (changes, errors) => {
    expect(await checkMessage({ ...message, ...changes })).toEqual(errors);
  });

  it('has an error for every field if all are empty', async () => {
    const empty = Object.fromEntries(Object.keys(message).map((name) => [name, '']));
    expect(Object.keys(await checkMessage(empty))).toEqual(Object.keys(message));
  });
});
