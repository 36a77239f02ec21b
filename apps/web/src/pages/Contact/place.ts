import { contactForm } from '@portfolio/content';

/** Contact form values by field; the owner chooses the fields. */
export type ContactValues = Partial<Record<string, string>>;

const { cities = [], countries = [], countryCodes = [], listedCountry, states = [] } = contactForm;

export const isCountry = (country: string) => countries.some(({ code }) => code === country);

/** Returns true if the country's states and cities are chosen from a list. */
export const hasListedPlaces = (country: string) => country !== '' && country === listedCountry;

/** Returns the label of the `state` field. Returns false if the country has no states, and undefined if the default label applies. */
export const stateLabelOf = (country = '') =>
  countries.find(({ code }) => code === country)?.region;

/** Returns true if the country's list of states lacks the given state. */
export const isUnknownState = ({ country = '', state = '' }: ContactValues) =>
  hasListedPlaces(country) && state !== '' && !states.includes(state);

/** Returns a state's cities, or all cities if `state` is an empty string. */
export const citiesIn = (state: string) =>
  cities.filter((city) => state === '' || city.state === state);

const isInOtherState = (city: string, state: string) =>
  cities.some(({ label }) => label === city) &&
  !citiesIn(state).some(({ label }) => label === city);

/**
 * Returns the changes to other fields when a field gets a new value. Choosing a country, for example, clears a state in another country.
 */
export function placeChanges(values: ContactValues, name: string, value: string): ContactValues {
  const changes: ContactValues = {};
  switch (name) {
    case 'countryCode': {
      const countries = countryCodes.find((code) => code.value === value)?.countries ?? [];
      // If several countries share the code, the visitor chooses the country.
      if (values.country === '' && countries.length === 1) changes.country = countries[0];
      break;
    }
    case 'country': {
      const code = countryCodes.find(({ countries }) => countries.includes(value));
      if (values.countryCode === '' && code) changes.countryCode = code.value;
      if (!isCountry(value)) break;
      const { state = '', city = '' } = values;
      const isListed = hasListedPlaces(value);
      const isImpossible = states.includes(state) !== isListed || stateLabelOf(value) === false;
      if (state !== '' && isImpossible) changes.state = '';
      if (!isListed && cities.some(({ label }) => label === city)) changes.city = '';
      break;
    }
    case 'state':
      if (states.includes(value) && isInOtherState(values.city ?? '', value)) changes.city = '';
      break;
  }
  return changes;
}

/** Normalises a country code: "91" and "+91" become `+91`. */
export function countryCodeOf(typed: string) {
  const text = typed.trim();
  return /^\+?\d+$/.test(text) ? `+${text.replace('+', '')}` : text;
}
