import { useEffect, useRef, useState } from 'react';
import { useLatest } from './useLatest';

/** What a form's fields hold, by the names under which they are posted. */
export type FormValues = Record<string, string>;

/** A sentence for each field that is not right. */
export type FieldErrors = Partial<Record<string, string>>;

/** A form's fields; see `useFormFields`. */
export type FormFields = ReturnType<typeof useFormFields>;

/**
 * What the rules have found, and the fields that had been left by then. A field that is left only now waits for the next finding:
 * the last one is about what it held before.
 */
interface Findings {
  errors: FieldErrors;
  about: ReadonlySet<string>;
}

const none: Findings = { errors: {}, about: new Set() };

/**
 * The state of a form's fields. An error appears when its field is left or on `check`, and goes while the field is put right.
 *
 * @param initial the fields and what they begin with
 * @param validate the rules, which may be loaded when they are first needed: a sentence for each wrong field
 */
export function useFormFields(
  initial: FormValues,
  validate: (values: FormValues) => Promise<FieldErrors>,
) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState(none.about);
  const [found, setFound] = useState(none);
  const [reported, setReported] = useState<FieldErrors>({});
  const edited = useRef(new Set<string>());
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

  const errors: FieldErrors = {};
  for (const name of Object.keys(values)) {
    const error = reported[name] ?? (found.about.has(name) ? found.errors[name] : undefined);
    if (error) errors[name] = error;
  }

  return {
    values,
    /** The errors to show: those of fields that the visitor has left, or of all after `check`. */
    errors,
    setValue: (name: string, value: string) => {
      edited.current.add(name);
      setValues((last) => ({ ...last, [name]: value }));
      setReported((last) => ({ ...last, [name]: undefined }));
    },
    /** Puts values in, such as a restored draft; the fields count as untouched. */
    replace: (next: FormValues) => {
      setValues(next);
      edited.current.clear();
      setTouched(none.about);
      setFound(none);
      setReported({});
    },
    /** The visitor has left a field. One that is as it was at first, and in which nothing was done, stays untouched. */
    touch: (name: string) => {
      const { values, initial } = latest.current;
      if (values[name] === initial[name] && !edited.current.has(name)) return;
      setTouched((last) => (last.has(name) ? last : new Set(last).add(name)));
    },
    /** Before sending: checks and shows all. @returns the errors; rejects when the rules could not be loaded. */
    check: async () => {
      const checked = latest.current.values;
      const all = new Set(Object.keys(checked));
      setTouched(all);
      const errors = await latest.current.validate(checked);
      if (checked === latest.current.values) setFound({ errors, about: all });
      return errors;
    },
    /** Shows what a service had to say about fields; each goes when its field is changed. */
    report: setReported,
  };
}
