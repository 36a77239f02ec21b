import type { ContactField } from '@portfolio/content';
import { Field, TextArea, TextInput, type FieldWiring } from '@portfolio/ui';
import type { ReactNode } from 'react';
import type { ServiceFormState } from './useServiceForm';

interface FormFieldProps {
  form: ServiceFormState;
  /** The field's definition from the content. */
  field: Omit<ContactField, 'name'> & { name: string };
  label?: string;
  /** Called with the new value. By default, the form stores the value. */
  onChange?(value: string): void;
  /** Renders a control other than a text field. */
  children?(wiring: FieldWiring): ReactNode;
}

export function FormField({ form, field, label, onChange, children }: FormFieldProps) {
  const { values, errors, setValue, touch } = form.fields;
  const { name, hint, required, autocomplete } = field;
  const isArea = field.control === 'textarea';
  const textProps = {
    name,
    value: values[name] ?? '',
    enterKeyHint: isArea ? ('enter' as const) : ('next' as const),
    autoComplete: autocomplete,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange ? onChange(target.value) : setValue(name, target.value),
    onBlur: () => touch(name),
  };
  const control = (wiring: FieldWiring) =>
    isArea ? (
      <TextArea {...wiring} {...textProps} />
    ) : (
      <TextInput
        {...wiring}
        {...textProps}
        type={field.control === 'select' ? 'text' : field.control}
      />
    );
  return (
    <Field
      id={name}
      label={label ?? field.label}
      hint={hint}
      error={errors[name]}
      isRequired={required}
    >
      {children ?? control}
    </Field>
  );
}
