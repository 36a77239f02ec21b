import { cities, countries, countryCodes, states } from '@portfolio/content/define';
import { describe, expect, it, vi } from 'vitest';
import type { ContactValues } from './place';

/** A form with places, whatever form the owner has. */
const contactForm = { cities, countries, countryCodes, states, listedCountry: 'IN' };
vi.resetModules();
vi.doMock('@portfolio/content', async (load) => ({ ...(await load<object>()), contactForm }));
const { citiesIn, countryCodeOf, placeChanges, regionOf } = await import('./place');
vi.doUnmock('@portfolio/content');

const empty = { countryCode: '', country: '', state: '', city: '' };
const inKerala = { countryCode: '+91', country: 'IN', state: 'Kerala', city: 'Kochi' };
const abroad = { ...inKerala, country: 'DE', state: 'Bavaria', city: 'Munich' };

describe('choosing', () => {
  it.each<[what: string, values: ContactValues, field: string, value: string, changes: object]>([
    ['a country fills in its code', empty, 'country', 'IN', { countryCode: '+91' }],
    ['a code fills in its country', empty, 'countryCode', '+91', { country: 'IN' }],
    ['a country leaves a code alone', { ...empty, countryCode: '+65' }, 'country', 'IN', {}],
    ['a code that countries share says nothing', empty, 'countryCode', '+7', {}],
    ['a country without a code says nothing', empty, 'country', 'AQ', {}],
    ['abroad drops what is Indian', inKerala, 'country', 'DE', { state: '', city: '' }],
    [
      'abroad keeps a city that was typed',
      { ...inKerala, city: 'Perumbavoor' },
      ...(['country', 'DE', { state: '' }] as const),
    ],
    ['a country without states drops the state', abroad, 'country', 'SG', { state: '' }],
    ['another country keeps what was typed', abroad, 'country', 'CA', {}],
    ['India drops a state that is none of India', abroad, 'country', 'IN', { state: '' }],
    ['India keeps one that is', { ...inKerala, country: '' }, 'country', 'IN', {}],
    ['a state drops a city of another', inKerala, 'state', 'Tamil Nadu', { city: '' }],
    [
      'a state keeps a city that was typed',
      { ...inKerala, city: 'Perumbavoor' },
      ...(['state', 'Tamil Nadu', {}] as const),
    ],
    ['a state keeps its own', { ...inKerala, city: 'Chennai' }, 'state', 'Tamil Nadu', {}],
  ])('%s', (_, values, field, value, changes) => {
    expect(placeChanges(values, field, value)).toEqual(changes);
  });

  it('a state narrows the cities on offer', () => {
    expect(citiesIn('Kerala').every(({ state }) => state === 'Kerala')).toBe(true);
    expect(citiesIn('').length).toBeGreaterThan(citiesIn('Kerala').length);
    expect(citiesIn('Bihar')).toEqual([]);
  });

  it('a country says what its parts are called', () => {
    expect([regionOf('SG'), regionOf('CA'), regionOf('')]).toEqual([false, 'Province', undefined]);
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
