import { contactForm, type ContactField, type ContactFieldName } from '@portfolio/content';
import {
  Field,
  FormCell,
  FormGrid,
  SearchableSelect,
  TextArea,
  TextInput,
  type FieldWiring,
  type FormSpan,
  type SelectOption,
} from '@portfolio/ui';
import type { ServiceFormState } from '../../forms/useServiceForm';
import { citiesIn, countryCodeOf, hasListedPlaces, isCountry, placeChanges } from './place';

const spans: Record<ContactFieldName, FormSpan> = {
  firstName: 3,
  lastName: 3,
  email: 6,
  countryCode: 2,
  mobile: 4,
  country: 2,
  state: 2,
  city: 2,
  message: 6,
};

/** Fields so short that they stay beside each other on a phone. */
const paired: readonly ContactFieldName[] = ['countryCode', 'mobile'];

const countries: SelectOption[] = contactForm.countries.map(({ code, name, aliases = [] }) => ({
  value: code,
  label: name,
  aliases: [code, ...aliases],
}));
/** A country's number is found by the country too, and without its plus, as browsers fill it in. */
const countryCodes: SelectOption[] = contactForm.countryCodes.map((code) => ({
  value: code.value,
  label: code.label,
  aliases: [
    code.value.slice(1),
    ...countries
      .filter(({ value }) => code.countries.some((country) => country === value))
      .flatMap(({ label, aliases = [] }) => [label, ...aliases]),
  ],
}));
const states: SelectOption[] = contactForm.states.map(({ name }) => ({ value: name, label: name }));

/** Cities go by their names, since two of them are posted alike. */
const cityOptions = (state: string): SelectOption[] =>
  citiesIn(state).map(({ label, value }) => ({ value: label, label, sent: value }));

/** The fields of the contact form. */
export function ContactFields({ form }: { form: ServiceFormState<ContactFieldName> }) {
  const { values, errors, setValue, touch } = form.fields;

  const change = (name: ContactFieldName, value: string) => {
    const changes = placeChanges(values, name, value);
    setValue(name, value);
    for (const other of Object.keys(changes) as ContactFieldName[]) {
      setValue(other, changes[other] ?? '');
    }
  };

  /** What a field offers to choose from, if anything, and whether other words will do too. */
  const choicesFor = (name: ContactFieldName): [options: SelectOption[], allowCustom: boolean] => {
    const isListed = hasListedPlaces(values.country);
    switch (name) {
      case 'countryCode':
        return [countryCodes, true];
      case 'country':
        return [countries, false];
      case 'state':
        return [isListed || !isCountry(values.country) ? states : [], !isListed];
      case 'city':
        return [isListed || !isCountry(values.country) ? cityOptions(values.state) : [], true];
      default:
        return [[], true];
    }
  };

  const control = (field: ContactField, wiring: FieldWiring) => {
    const { name, autocomplete, inputMode, enterKeyHint } = field;
    const [options, allowCustom] = choicesFor(name);
    if (options.length > 0) {
      return (
        <SearchableSelect
          {...wiring}
          key="choice"
          name={name}
          options={options}
          value={values[name]}
          onChange={(value) => change(name, value)}
          onBlur={() => touch(name)}
          allowCustom={allowCustom}
          readCustom={name === 'countryCode' ? countryCodeOf : undefined}
          placeholder={
            name === 'state' || name === 'city' ? WORDS.contact.chooseOrType : WORDS.contact.choose
          }
          autoComplete={autocomplete}
        />
      );
    }
    const text = {
      ...wiring,
      name,
      value: values[name],
      inputMode,
      enterKeyHint,
      autoComplete: autocomplete,
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
      onBlur: () => touch(name),
    };
    if (field.control === 'textarea') return <TextArea {...text} />;
    return <TextInput {...text} type={field.control === 'select' ? 'text' : field.control} />;
  };

  return (
    <FormGrid>
      {contactForm.fields.map((field) => (
        <FormCell key={field.name} span={spans[field.name]} isPaired={paired.includes(field.name)}>
          <Field
            id={field.name}
            label={field.label}
            hint={field.hint}
            error={errors[field.name]}
            isRequired={field.required}
          >
            {(wiring) => control(field, wiring)}
          </Field>
        </FormCell>
      ))}
    </FormGrid>
  );
}
