import { useEffect, useRef, useState } from 'react';
import { useLatest } from './useLatest';

/** A sentence for each field that is not right. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string };

export interface FormFieldsOptions<Values> {
  /** The fields and what they begin with. */
  initial: Values;
  /**
   * The rules: resolves with a sentence for each wrong field, and with `{}` when all is right. Asynchronous, so that the rules
   * can be loaded when they are first needed.
   */
  validate(values: Values): Promise<FieldErrors<Values>>;
}

export interface FormFields<Values> {
  values: Values;
  /** The errors to show: those of fields that the visitor has left, or of all after `check`. */
  errors: FieldErrors<Values>;
  setValue<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  /** Puts values in, such as a restored draft; the fields count as untouched. Default: the initial ones. */
  replace(values?: Values): void;
  /** The visitor has left a field. One that is as it was at first, and in which nothing was done, stays untouched. */
  touch(name: keyof Values): void;
  /** Before sending: checks and shows all. @returns the errors; rejects when the rules could not be loaded. */
  check(): Promise<FieldErrors<Values>>;
  /** Shows what a service had to say about fields; each goes when its field is changed. */
  report(errors: FieldErrors<Values>): void;
}

/**
 * What the rules have found, and the fields that had been left by then. A field that is left only now waits for the next finding:
 * the last one is about what it held before.
 */
interface Findings<Values> {
  errors: FieldErrors<Values>;
  about: ReadonlySet<keyof Values>;
}

const none = { errors: {}, about: new Set<never>() };

/**
 * The state of a form's fields. An error appears when its field is left or on `check`, and goes while the field is put right.
 * Showing them, and moving the focus to the first, is the form's own part.
 */
export function useFormFields<Values extends object>({
  initial,
  validate,
}: FormFieldsOptions<Values>): FormFields<Values> {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(() => new Set());
  const [found, setFound] = useState<Findings<Values>>(none);
  const [reported, setReported] = useState<FieldErrors<Values>>({});
  const edited = useRef(new Set<keyof Values>());
  const latest = useLatest({ values, validate, initial });

  useEffect(() => {
    if (touched.size === 0) return;
    let isCurrent = true;
    latest.current.validate(values).then(
      (errors) => {
        if (isCurrent) setFound({ errors, about: touched });
      },
      // Rules that could not be loaded are reported by `check`; until then there is nothing to tell the visitor.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [values, touched, latest]);

  const errors: FieldErrors<Values> = {};
  for (const name of Object.keys(values) as (keyof Values)[]) {
    const error = reported[name] ?? (found.about.has(name) ? found.errors[name] : undefined);
    if (error) errors[name] = error;
  }

  return {
    values,
    errors,
    setValue: (name, value) => {
      edited.current.add(name);
      setValues((last) => ({ ...last, [name]: value }));
      setReported((last) => ({ ...last, [name]: undefined }));
    },
    replace: (next = latest.current.initial) => {
      setValues(next);
      edited.current.clear();
      setTouched(new Set());
      setFound(none);
      setReported({});
    },
    touch: (name) => {
      const { values, initial } = latest.current;
      if (values[name] === initial[name] && !edited.current.has(name)) return;
      setTouched((last) => (last.has(name) ? last : new Set(last).add(name)));
    },
    check: async () => {
      const checked = latest.current.values;
      const all = new Set(Object.keys(checked) as (keyof Values)[]);
      setTouched(all);
      const errors = await latest.current.validate(checked);
      if (checked === latest.current.values) setFound({ errors, about: all });
      return errors;
    },
    report: setReported,
  };
}
