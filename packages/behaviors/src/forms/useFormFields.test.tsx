import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { play, type Step } from '../testing/browser';
import { useFormFields, type FieldErrors, type FormValues } from './useFormFields';

const initial = { firstName: '', email: '' };
const allErrors = { firstName: 'Enter your first name.', email: 'Enter an email address.' };

/** Validates asynchronously, because a form loads its rules on first use. */
const validate = async ({ firstName, email = '' }: FormValues): Promise<FieldErrors> => ({
  ...(firstName ? {} : { firstName: allErrors.firstName }),
  ...(email.includes('@') ? {} : { email: allErrors.email }),
});

function renderForm(rules = validate) {
  const spy = vi.fn(rules);
  const { result } = renderHook(() => useFormFields(initial, spy));
  return { result, validate: spy };
}

type FormFields = ReturnType<typeof useFormFields>;
const type = (email: string) => (form: FormFields) => form.setValue('email', email);
const leave = (form: FormFields) => form.touch('email');
const check = (form: FormFields) => form.check();
const errors = (errors: FieldErrors) => (form: FormFields) => expect(form.errors).toEqual(errors);
const noErrors = errors({});

test.each<[title: string, steps: Step<FormFields>[]]>([
  ['a skipped field shows no error', [leave, noErrors]],
  [
    'an emptied field shows an error',
    [type('a'), type(''), leave, errors({ email: allErrors.email })],
  ],
  [
    '`check` shows all errors until they are corrected',
    [
      async (form) => expect(await form.check()).toEqual(allErrors),
      errors(allErrors),
      type('asha@example.com'),
      errors({ firstName: allErrors.firstName }),
      (form) => form.setValue('firstName', 'Asha'),
      async (form) => expect(await form.check()).toEqual({}),
    ],
  ],
  [
    'an error from the service shows until the field changes',
    [
      type('asha@example.com'),
      (form) => form.report({ email: 'This address was refused.' }),
      errors({ email: 'This address was refused.' }),
      type('asha@example.org'),
      noErrors,
    ],
  ],
  [
    'fields filled from a draft stay untouched',
    [
      check,
      (form) => form.replace({ firstName: 'Asha', email: 'asha' }),
      { values: { firstName: 'Asha', email: 'asha' } },
      noErrors,
    ],
  ],
])('%s', (_, steps) => play(renderForm().result, steps));

test('a field is not validated before it loses focus', async () => {
  const { result, validate } = renderForm();
  await play(result, [type('asha'), noErrors]);
  expect(validate).not.toHaveBeenCalled();
  await play(result, [leave, errors({ email: allErrors.email })]);
});

test('a corrected field shows no stale error on blur', async () => {
  const { result } = renderForm();
  await play(result, [(form) => form.setValue('firstName', ''), (form) => form.touch('firstName')]);
  act(() => {
    result.current.setValue('email', 'asha@example.com');
    result.current.touch('email');
  });
  expect(result.current.errors['email']).toBeUndefined();
  await play(result, [1]);
  expect(result.current.errors['email']).toBeUndefined();
});

test('a late validation result for old values is ignored', async () => {
  const replies: ((errors: FieldErrors) => void)[] = [];
  const { result } = renderForm(() => new Promise((resolve) => replies.push(resolve)));
  await play(result, [type('asha'), leave]);
  const old = replies.splice(0);
  await play(result, [
    type('asha@example.com'),
    () => replies.forEach((reply) => reply({})),
    () => old.forEach((reply) => reply({ email: 'Wrong.' })),
    noErrors,
  ]);
});

test('`check` rejects if the rules fail to load', async () => {
  const { result } = renderForm(() => Promise.reject(new Error('no network')));
  await play(result, [
    type('asha'),
    leave,
    noErrors,
    (form) => expect(form.check()).rejects.toThrow('no network'),
  ]);
});
