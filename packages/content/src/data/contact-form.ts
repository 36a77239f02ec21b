import { defineDocument } from '../define';
import { cities } from '../lists/cities';
import { countries } from '../lists/countries';
import { countryCodes } from '../lists/countryCodes';
import { states } from '../lists/states';

export default defineDocument('contactForm', {
  note: '* Indicates required question.',
  fields: [
    {
      name: 'firstName',
      label: 'First name',
      control: 'text',
      required: true,
      autocomplete: 'given-name',
      enterKeyHint: 'next',
    },
    {
      name: 'lastName',
      label: 'Last name',
      control: 'text',
      required: true,
      autocomplete: 'family-name',
      enterKeyHint: 'next',
    },
    {
      name: 'email',
      label: 'Email',
      control: 'email',
      required: true,
      autocomplete: 'email',
      inputMode: 'email',
      enterKeyHint: 'next',
    },
    {
      name: 'countryCode',
      label: 'Country code',
      control: 'select',
      required: true,
      autocomplete: 'tel-country-code',
    },
    {
      name: 'mobile',
      label: 'Mobile',
      control: 'tel',
      required: true,
      autocomplete: 'tel-national',
      inputMode: 'tel',
      enterKeyHint: 'next',
    },
    {
      name: 'country',
      label: 'Country',
      control: 'select',
      required: true,
      autocomplete: 'country-name',
    },
    {
      name: 'state',
      label: 'State',
      control: 'select',
      required: true,
      autocomplete: 'address-level1',
      enterKeyHint: 'next',
    },
    {
      name: 'city',
      label: 'City',
      control: 'select',
      required: true,
      autocomplete: 'address-level2',
      enterKeyHint: 'next',
    },
    {
      name: 'message',
      label: 'Message',
      control: 'textarea',
      required: true,
      autocomplete: 'off',
      enterKeyHint: 'enter',
    },
  ],
  terms: { label: 'I agree to the', linkLabel: 'terms and conditions' },
  submitLabel: 'Submit',
  countries,
  countryCodes,
  states,
  cities,
  listedCountry: 'IN',
});
