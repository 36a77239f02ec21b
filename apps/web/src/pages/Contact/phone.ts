import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';

/** Whether any country has this code. */
const isInUse = (callingCode: string) =>
  getCountries().some((country) => getCountryCallingCode(country) === callingCode);

/** A number in the digits 0 to 9, whatever script it is written in, and without characters that are not seen. */
const plain = (number: string) =>
  number.replace(/\p{Cf}/gu, '').replace(/\p{Nd}/gu, (digit) => {
    // The ten digits of a script follow each other.
    const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && isDigit(code - value - 1)) value += 1;
    return String(value);
  });

/**
 * Whether a number can be one of a country code's. Loaded when there is a number to check: with its tables it weighs more
 * than the rest of the page.
 *
 * @param countryCode as it is posted, e.g. `+91`
 * @param mobile the number as people write it; where it begins with a code, that has to be the same one
 * @returns which of the two is wrong, if one is
 */
export function phoneProblem(countryCode: string, mobile: string): 'code' | 'number' | undefined {
  const callingCode = /^\+(\d{1,4})$/.exec(countryCode)?.[1];
  if (!callingCode || !isInUse(callingCode)) return 'code';
  const number = parsePhoneNumberFromString(plain(mobile), { defaultCallingCode: callingCode });
  const isRight = number?.isValid() && number.countryCallingCode === callingCode;
  return isRight ? undefined : 'number';
}
