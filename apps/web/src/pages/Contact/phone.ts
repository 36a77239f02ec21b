import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';

const isInUse = (callingCode: string) =>
  getCountries().some((country) => getCountryCallingCode(country) === callingCode);

/** Converts the digits of any writing system to 0–9 and removes invisible characters. */
const normalizeDigits = (number: string) =>
  number.replace(/\p{Cf}/gu, '').replace(/\p{Nd}/gu, (digit) => {
    // In Unicode, the ten digits of a writing system are consecutive.
    const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && isDigit(code - value - 1)) value += 1;
    return String(value);
  });

/**
 * Validates a phone number for a country code. This module loads on demand, because its data is larger than the rest of the page.
 * @param countryCode as posted, e.g. `+91`
 * @param mobile number as typed; if it starts with a country code, that code must be `countryCode`
 * @returns the invalid part, or undefined if both are valid
 */
export function phoneProblem(countryCode: string, mobile: string): 'code' | 'number' | undefined {
  const callingCode = /^\+(\d{1,4})$/.exec(countryCode)?.[1];
  if (!callingCode || !isInUse(callingCode)) return 'code';
  const number = parsePhoneNumberFromString(normalizeDigits(mobile), {
    defaultCallingCode: callingCode,
  });
  const isValid = number?.isValid() && number.countryCallingCode === callingCode;
  return isValid ? undefined : 'number';
}
