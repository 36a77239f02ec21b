import { contactForm } from '@portfolio/content';

/** What the contact form's fields hold, by their names; the owner chooses which there are. */
export type ContactValues = Partial<Record<string, string>>;

const { cities = [], countries = [], countryCodes = [], listedCountry, states = [] } = contactForm;

/** Whether it is the code of a country, and not words that mean none. */
export const isCountry = (country: string) => countries.some(({ code }) => code === country);

/** Whether states and cities are chosen from the lists. */
export const hasListedPlaces = (country: string) => country !== '' && country === listedCountry;

/** What the field `state` is called in a country: false where there is nothing to ask, undefined where it keeps its own label. */
export const regionOf = (country = '') => countries.find(({ code }) => code === country)?.region;

/** Whether a state is one that cannot be: the country's states are listed, and it is not among them. */
export const isUnknownState = ({ country = '', state = '' }: ContactValues) =>
  hasListedPlaces(country) && state !== '' && !states.includes(state);

/** The cities on offer in a state, or all of them while no state is chosen. */
export const citiesIn = (state: string) =>
  cities.filter((city) => state === '' || city.state === state);

/** Whether a city is one of the list, but of another state. */
const isElsewhere = (city: string, state: string) =>
  cities.some(({ label }) => label === city) &&
  !citiesIn(state).some(({ label }) => label === city);

/**
 * What else changes when a field of the contact form does: a state or city that was chosen from a list goes when it cannot be
 * true any more, words that the visitor typed stay, and country and country code fill each other in while one is empty.
 *
 * @returns the fields that take another value
 */
export function placeChanges(values: ContactValues, name: string, value: string): ContactValues {
  const changes: ContactValues = {};
  switch (name) {
    case 'countryCode': {
      const countries = countryCodes.find((code) => code.value === value)?.countries ?? [];
      // Several countries share some codes; then it is the visitor's to say which.
      if (values.country === '' && countries.length === 1) changes.country = countries[0];
      break;
    }
    case 'country': {
      const code = countryCodes.find(({ countries }) => countries.includes(value));
      if (values.countryCode === '' && code) changes.countryCode = code.value;
      if (!isCountry(value)) break;
      const { state = '', city = '' } = values;
      const isListed = hasListedPlaces(value);
      const isImpossible = states.includes(state) !== isListed || regionOf(value) === false;
      if (state !== '' && isImpossible) changes.state = '';
      if (!isListed && cities.some(({ label }) => label === city)) changes.city = '';
      break;
    }
    case 'state':
      if (states.includes(value) && isElsewhere(values.city ?? '', value)) changes.city = '';
      break;
  }
  return changes;
}

/** A country code as it is posted, from what was typed or filled in: "91" and "+91" both mean `+91`. */
export function countryCodeOf(typed: string) {
  const text = typed.trim();
  return /^\+?\d+$/.test(text) ? `+${text.replace('+', '')}` : text;
}
