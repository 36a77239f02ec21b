import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';

/** Whether any country has this code. */
const isInUse = (callingCode: string) =>
  getCountries().some((country) => getCountryCallingCode(country) === callingCode);

/**
 * Whether a number can be one of a country code's. Loaded when there is a number to check: with its tables it weighs more
 * than the rest of the page.
 *
 * @param countryCode as it is posted, e.g. `+91`
 * @param mobile the number as people write it, without the code
 * @returns which of the two is wrong, if one is
 */
export function phoneProblem(countryCode: string, mobile: string): 'code' | 'number' | undefined {
  const callingCode = /^\+(\d{1,4})$/.exec(countryCode)?.[1];
  if (!callingCode || !isInUse(callingCode)) return 'code';
  const number = parsePhoneNumberFromString(mobile, { defaultCallingCode: callingCode });
  return number?.isValid() ? undefined : 'number';
}
