import { contactForm, type ContactField } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import {
  FormCell,
  FormGrid,
  SearchableSelect,
  type FieldWiring,
  type FormSpan,
  type SelectOption,
} from '@portfolio/ui';
import { FormField } from '../../forms/FormField';
import type { ServiceFormState } from '../../forms/useServiceForm';
import {
  citiesIn,
  countryCodeOf,
  hasListedPlaces,
  isCountry,
  placeChanges,
  stateLabelOf,
} from './place';

/** Fields that share a row, which has six columns. */
const rows = [
  ['firstName', 'lastName'],
  ['countryCode', 'mobile'],
  ['country', 'state', 'city'],
];

/** If the owner omits some fields of a row, the others fill the row. */
function spanOf(name: string, fields: readonly ContactField[]): FormSpan {
  const row = rows.find((names) => names.includes(name));
  const shownFields = fields.filter((field) => row?.includes(field.name));
  if (shownFields.length < 2) return 6;
  if (row?.includes('mobile')) return name === 'mobile' ? 4 : 2;
  return shownFields.length === 2 ? 3 : 2;
}

/** Short fields that stay side by side on a phone. */
const shortFields = ['countryCode', 'mobile'];

const countries: SelectOption[] = (contactForm.countries ?? []).map(
  ({ code, name, aliases = [] }) => ({ value: code, label: name, aliases: [code, ...aliases] }),
);
/** Each code has an alias without `+`, because some browsers autofill codes without it. */
const countryCodes: SelectOption[] = (contactForm.countryCodes ?? []).map((code) => ({
  value: code.value,
  label: code.label,
  aliases: [
    code.value.slice(1),
    ...countries
      .filter(({ value }) => code.countries.some((country) => country === value))
      .flatMap(({ label, aliases = [] }) => [label, ...aliases]),
  ],
}));
const states: SelectOption[] = (contactForm.states ?? []).map((name) => ({
  value: name,
  label: name,
}));

/** The form identifies cities by label, because two cities may have the same posted value. */
const cityOptions = (state: string): SelectOption[] =>
  citiesIn(state).map(({ label, value }) => ({ value: label, label, submittedValue: value }));

export function ContactFields({ form }: { form: ServiceFormState }) {
  const { values, setValue, touch } = form.fields;

  const change = (name: string, value: string) => {
    const changes = placeChanges(values, name, value);
    setValue(name, value);
    for (const [other, changed = ''] of Object.entries(changes)) {
      // Skips fields that the owner has left out.
      if (other in values) setValue(other, changed);
    }
  };

  const choicesFor = (name: string): [options: SelectOption[], allowCustom: boolean] => {
    const { country = '', state = '' } = values;
    const isListed = hasListedPlaces(country);
    switch (name) {
      case 'countryCode':
        return [countryCodes, true];
      case 'country':
        return [countries, false];
      case 'state':
        return [isListed || !isCountry(country) ? states : [], !isListed];
      case 'city':
        return [isListed || !isCountry(country) ? cityOptions(state) : [], true];
      default:
        return [[], true];
    }
  };

  const choice = ({ name, autocomplete }: ContactField) => {
    const [options, allowCustom] = choicesFor(name);
    if (options.length === 0) return undefined;
    return (wiring: FieldWiring) => (
      <SearchableSelect
        {...wiring}
        name={name}
        options={options}
        value={values[name] ?? ''}
        onChange={(value) => change(name, value)}
        onBlur={() => touch(name)}
        allowCustom={allowCustom}
        readCustom={name === 'countryCode' ? countryCodeOf : undefined}
        placeholder={
          name === 'state' || name === 'city'
            ? messages.contact.chooseOrType
            : messages.contact.choose
        }
        autoComplete={autocomplete}
      />
    );
  };

  const stateLabel = stateLabelOf(values['country']);
  const fields = contactForm.fields.filter(({ name }) => name !== 'state' || stateLabel !== false);
  return (
    <FormGrid>
      {fields.map((field) => (
        <FormCell
          key={field.name}
          span={spanOf(field.name, fields)}
          isPaired={shortFields.includes(field.name)}
        >
          <FormField
            form={form}
            field={field}
            label={(field.name === 'state' && stateLabel) || undefined}
            onChange={(value) => change(field.name, value)}
          >
            {choice(field)}
          </FormField>
        </FormCell>
      ))}
    </FormGrid>
  );
}
