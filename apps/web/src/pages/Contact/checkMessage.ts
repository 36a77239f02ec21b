import { contactForm } from '@portfolio/content';
import { fill } from '@portfolio/words';
import { isCountry, isUnknownState, regionOf, type ContactValues } from './place';

/** The check of telephone numbers; without it the number's form alone is checked, which is better than no message. */
const loadPhoneCheck = () => import('./phone').catch(() => null);

/**
 * Checks a contact message by the content's rules, and its telephone number by its country code. Both are loaded when they are
 * first needed.
 *
 * @returns a sentence for each field that is not right; rejects when the rules could not be loaded
 */
export async function checkMessage(values: ContactValues): Promise<Record<string, string>> {
  const [{ checkContact }, phone] = await Promise.all([
    import('@portfolio/content/rules'),
    values.mobile && values.countryCode ? loadPhoneCheck() : null,
  ]);
  const errors = checkContact(values, contactForm);
  const { country = '', countryCode = '', mobile = '' } = values;
  // Words that mean no country stay in the field; a draft may be older than the lists.
  if (country !== '' && !isCountry(country)) {
    errors['country'] = WORDS.problems.unknownCountry;
  }
  if (regionOf(country) === false) delete errors['state'];
  if (isUnknownState(values)) errors['state'] = WORDS.problems.unknownState;
  if (!phone || errors['countryCode']) return errors;

  const problem = phone.phoneProblem(countryCode, mobile);
  if (problem === 'code') {
    errors['countryCode'] = WORDS.problems.unknownCode;
  } else if (problem === 'number' && !errors['mobile']) {
    const { countryCodes = [] } = contactForm;
    const code = countryCodes.find(({ value }) => value === countryCode);
    errors['mobile'] = fill(WORDS.problems.mobileInvalid, { country: code?.label ?? countryCode });
  }
  return errors;
}
