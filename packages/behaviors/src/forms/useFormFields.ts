import { useEffect, useRef, useState } from 'react';
import { useLatest } from './useLatest';

/** Field values by field name, as posted. */
export type FormValues = Record<string, string>;

/** Error messages by field. */
export type FieldErrors = Partial<Record<string, string>>;

/** Errors from the last validation, and the fields that had been touched by then. */
interface Findings {
  errors: FieldErrors;
  fields: ReadonlySet<string>;
}

const noFindings: Findings = { errors: {}, fields: new Set() };

/**
 * Manages a form's fields. An error appears when its field loses focus or on `check`, and disappears when the field is corrected.
 *
 * @param initial the fields and their initial values
 * @param validate returns a message for each invalid field; may load the rules on first use
 */
export function useFormFields(
  initial: FormValues,
  validate: (values: FormValues) => Promise<FieldErrors>,
) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState(noFindings.fields);
  const [found, setFound] = useState(noFindings);
  const [reported, setReported] = useState<FieldErrors>({});
  const edited = useRef(new Set<string>());
  const latest = useLatest({ values, validate, initial });

  useEffect(() => {
    if (touched.size === 0) return;
    let isCurrent = true;
    latest.current.validate(values).then(
      (errors) => {
        if (isCurrent) setFound({ errors, fields: touched });
      },
      // Shows no error if the rules fail to load; `check` reports the failure.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [values, touched, latest]);

  const errors: FieldErrors = {};
  for (const name of Object.keys(values)) {
    const error = reported[name] ?? (found.fields.has(name) ? found.errors[name] : undefined);
    if (error) errors[name] = error;
  }

  return {
    values,
    /** Errors of the touched fields, or of all fields after `check`. */
    errors,
    setValue: (name: string, value: string) => {
      edited.current.add(name);
      setValues((last) => ({ ...last, [name]: value }));
      setReported((last) => ({ ...last, [name]: undefined }));
    },
    /** Replaces all values, e.g. with those of a restored draft, and marks every field as untouched. */
    replace: (next: FormValues) => {
      setValues(next);
      edited.current.clear();
      setTouched(noFindings.fields);
      setFound(noFindings);
      setReported({});
    },
    /** Marks a field as touched; call it on blur. A field that was never edited stays untouched. */
    touch: (name: string) => {
      const { values, initial } = latest.current;
      if (values[name] === initial[name] && !edited.current.has(name)) return;
      setTouched((last) => (last.has(name) ? last : new Set(last).add(name)));
    },
    /** Validates all fields. Shows and returns the errors. Rejects if the rules fail to load. */
    check: async () => {
      const checked = latest.current.values;
      const all = new Set(Object.keys(checked));
      setTouched(all);
      const errors = await latest.current.validate(checked);
      if (checked === latest.current.values) setFound({ errors, fields: all });
      return errors;
    },
    /** Shows errors reported by the form service. Each error disappears when its field changes. */
    report: setReported,
  };
}
