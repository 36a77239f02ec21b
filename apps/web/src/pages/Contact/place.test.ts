import { cities, countries, countryCodes, states } from '@portfolio/content/define';
import { describe, expect, it, vi } from 'vitest';
import type { ContactValues } from './place';

/** A form with places, whatever form the owner has. */
const contactForm = { cities, countries, countryCodes, states, listedCountry: 'IN' };
vi.resetModules();
vi.doMock('@portfolio/content', async (load) => ({ ...(await load<object>()), contactForm }));
const { citiesIn, countryCodeOf, placeChanges, regionOf } = await import('./place');
vi.doUnmock('@portfolio/content');

const empty: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '',
  mobile: '',
  country: '',
  state: '',
  city: '',
  message: '',
};
const inKerala = { ...empty, countryCode: '+91', country: 'IN', state: 'Kerala', city: 'Kochi' };

describe('choosing a country', () => {
  it('fills in its code while there is none, and the other way round', () => {
    expect(placeChanges(empty, 'country', 'IN')).toEqual({ countryCode: '+91' });
    expect(placeChanges(empty, 'countryCode', '+91')).toEqual({ country: 'IN' });
  });

  it('leaves a code alone that is there, and a code that countries share says nothing', () => {
    expect(placeChanges({ ...empty, countryCode: '+65' }, 'country', 'IN')).toEqual({});
    expect(placeChanges(empty, 'countryCode', '+7')).toEqual({});
    expect(placeChanges(empty, 'country', 'AQ')).toEqual({});
  });

  it('abroad drops what was chosen from the lists of India', () => {
    expect(placeChanges(inKerala, 'country', 'DE')).toEqual({ state: '', city: '' });
    expect(placeChanges({ ...inKerala, city: 'Perumbavoor' }, 'country', 'DE')).toEqual({
      state: '',
    });
    expect(placeChanges({ ...inKerala, state: '' }, 'country', 'DE')).toEqual({ city: '' });
  });

  it('drops the state where there are none, and says what its parts are called elsewhere', () => {
    const abroad = { ...inKerala, country: 'DE', state: 'Bavaria', city: 'Munich' };
    expect(placeChanges(abroad, 'country', 'SG')).toEqual({ state: '' });
    expect(placeChanges(abroad, 'country', 'CA')).toEqual({});
    expect([regionOf('SG'), regionOf('CA'), regionOf('')]).toEqual([false, 'Province', undefined]);
  });

  it('in India drops a state that is none of India, and keeps one that is', () => {
    const abroad = { ...inKerala, country: 'DE', state: 'Bavaria', city: 'Munich' };
    expect(placeChanges(abroad, 'country', 'IN')).toEqual({ state: '' });
    expect(placeChanges({ ...inKerala, country: '' }, 'country', 'IN')).toEqual({});
  });
});

describe('choosing a state', () => {
  it('drops a city of another one, and keeps one that was typed', () => {
    expect(placeChanges(inKerala, 'state', 'Tamil Nadu')).toEqual({ city: '' });
    expect(placeChanges({ ...inKerala, city: 'Perumbavoor' }, 'state', 'Tamil Nadu')).toEqual({});
    expect(placeChanges({ ...inKerala, city: 'Chennai' }, 'state', 'Tamil Nadu')).toEqual({});
  });

  it('narrows the cities on offer', () => {
    expect(citiesIn('Kerala').every(({ state }) => state === 'Kerala')).toBe(true);
    expect(citiesIn('').length).toBeGreaterThan(citiesIn('Kerala').length);
    expect(citiesIn('Bihar')).toEqual([]);
  });
});

it.each([
  ['91', '+91'],
  ['+91', '+91'],
  [' +254 ', '+254'],
  ['Atlantis', 'Atlantis'],
  ['', ''],
])('a country code typed as "%s" means "%s"', (typed, code) => {
  expect(countryCodeOf(typed)).toBe(code);
});
