import type { ContactField } from '@portfolio/content';
import { Field, TextArea, TextInput, type FieldWiring } from '@portfolio/ui';
import type { ReactNode } from 'react';
import type { ServiceFormState } from './useServiceForm';

interface FormFieldProps {
  form: ServiceFormState;
  /** What the content says of it; its name is the name of its value. */
  field: Omit<ContactField, 'name'> & { name: string };
  /** The label, where it is not the field's own. */
  label?: string;
  /** Takes what was typed; the form keeps it when left out. */
  onChange?(value: string): void;
  /** The control, where it is not one for text. */
  children?(wiring: FieldWiring): ReactNode;
}

/** A field of a form, of one line or of several, with its label and what is wrong with it. */
export function FormField({ form, field, label, onChange, children }: FormFieldProps) {
  const { values, errors, setValue, touch } = form.fields;
  const { name, hint, required, inputMode, autocomplete, enterKeyHint } = field;
  const isArea = field.control === 'textarea';
  const text = {
    name,
    value: values[name] ?? '',
    inputMode,
    enterKeyHint: enterKeyHint ?? (isArea ? ('enter' as const) : ('next' as const)),
    autoComplete: autocomplete,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange ? onChange(target.value) : setValue(name, target.value),
    onBlur: () => touch(name),
  };
  const control = (wiring: FieldWiring) =>
    isArea ? (
      <TextArea {...wiring} {...text} />
    ) : (
      <TextInput {...wiring} {...text} type={field.control === 'select' ? 'text' : field.control} />
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
