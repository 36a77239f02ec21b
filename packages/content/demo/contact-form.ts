import { cities, countries, countryCodes, defineDocument, states } from '@portfolio/content/define';

export default defineDocument('contactForm', {
  note: '* Indicates required question.',
  fields: [
    { name: 'firstName', label: 'First name', control: 'text', autocomplete: 'given-name' },
    { name: 'lastName', label: 'Last name', control: 'text', autocomplete: 'family-name' },
    { name: 'email', label: 'Email', control: 'email', autocomplete: 'email' },
    {
      name: 'countryCode',
      label: 'Country code',
      control: 'select',
      autocomplete: 'tel-country-code',
    },
    { name: 'mobile', label: 'Mobile', control: 'tel', autocomplete: 'tel' },
    { name: 'country', label: 'Country', control: 'select', autocomplete: 'country-name' },
    { name: 'state', label: 'State', control: 'select', autocomplete: 'address-level1' },
    { name: 'city', label: 'City', control: 'select', autocomplete: 'address-level2' },
    { name: 'message', label: 'Message', control: 'textarea', autocomplete: 'off' },
  ],
  terms: { label: 'I agree to the', linkLabel: 'terms and conditions' },
  submitLabel: 'Submit',
  countries,
  countryCodes,
  states,
  cities,
  listedCountry: 'IN',
});
