import type { FieldErrors } from '@portfolio/behaviors';
import { contactForm } from '@portfolio/content';
import { isCountry, isUnknownState, type ContactValues } from './place';

/** The check of telephone numbers; without it the number's form alone is checked, which is better than no message. */
const loadPhoneCheck = () => import('./phone').catch(() => null);

/**
 * Checks a contact message by the content's rules, and its telephone number by its country code. Both are loaded when they are
 * first needed.
 *
 * @returns a sentence for each field that is not right; rejects when the rules could not be loaded
 */
export async function checkMessage(values: ContactValues): Promise<FieldErrors<ContactValues>> {
  const [{ checkContact }, phone] = await Promise.all([
    import('@portfolio/content/rules'),
    values.mobile && values.countryCode ? loadPhoneCheck() : null,
  ]);
  const errors: FieldErrors<ContactValues> = checkContact(values);
  // Words that mean no country stay in the field; a draft may be older than the lists.
  if (values.country !== '' && !isCountry(values.country)) {
    errors.country = 'Choose a country from the list.';
  }
  if (isUnknownState(values)) errors.state = 'Choose a state from the list.';
  if (!phone || errors.countryCode) return errors;

  const problem = phone.phoneProblem(values.countryCode, values.mobile);
  if (problem === 'code') {
    errors.countryCode = 'Choose the code from the list, or type it, like +91.';
  } else if (problem === 'number' && !errors.mobile) {
    const { countryCodes } = contactForm;
    const code = countryCodes.find(({ value }) => value === values.countryCode);
    errors.mobile = `This is not a valid mobile number for ${code?.label ?? values.countryCode}. Check the digits and the code.`;
  }
  return errors;
}
