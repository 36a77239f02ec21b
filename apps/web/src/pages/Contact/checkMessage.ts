import { contactForm } from '@portfolio/content';
import { fill, messages } from '@portfolio/messages';
import { isCountry, isUnknownState, stateLabelOf, type ContactValues } from './place';

/** If loading fails, only the number's format is checked. */
const loadPhoneCheck = () => import('./phone').catch(() => null);

/**
 * Validates a contact message. Loads the rules on first use.
 * @returns error messages by field; rejects if the rules failed to load
 */
export async function checkMessage(values: ContactValues): Promise<Record<string, string>> {
  const [{ checkContact }, phone] = await Promise.all([
    import('@portfolio/content/rules'),
    values.mobile && values.countryCode ? loadPhoneCheck() : null,
  ]);
  const errors = checkContact(values, contactForm);
  const { country = '', countryCode = '', mobile = '' } = values;
  // A draft may contain a country that is no longer in the list.
  if (country !== '' && !isCountry(country)) {
    errors['country'] = messages.problems.unknownCountry;
  }
  if (stateLabelOf(country) === false) delete errors['state'];
  if (isUnknownState(values)) errors['state'] = messages.problems.unknownState;
  if (!phone || errors['countryCode']) return errors;

  const problem = phone.phoneProblem(countryCode, mobile);
  if (problem === 'code') {
    errors['countryCode'] = messages.problems.unknownCode;
  } else if (problem === 'number' && !errors['mobile']) {
    const { countryCodes = [] } = contactForm;
    const code = countryCodes.find(({ value }) => value === countryCode);
    errors['mobile'] = fill(messages.problems.mobileInvalid, {
      country: code?.label ?? countryCode,
    });
  }
  return errors;
}
