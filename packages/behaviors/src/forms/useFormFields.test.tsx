import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFormFields, type FieldErrors, type FormValues } from './useFormFields';

const initial = { firstName: '', email: '' };
const all = { firstName: 'Enter your first name.', email: 'Enter an e-mail address.' };

/** Rules as a form would load them. */
const validate = async ({ firstName, email = '' }: FormValues): Promise<FieldErrors> => ({
  ...(firstName ? {} : { firstName: all.firstName }),
  ...(email.includes('@') ? {} : { email: all.email }),
});

function renderForm(rules = validate) {
  const spy = vi.fn(rules);
  const hook = renderHook(() => useFormFields(initial, spy), {});
  /** The form now. */
  const form = () => hook.result.current;
  /** Does something, and waits for the rules. */
  const then = (change: () => unknown) => act(async () => void (await change()));
  const type = (email: string) => then(() => form().setValue('email', email));
  const leave = () => then(() => form().touch('email'));
  return { form, then, type, leave, validate: spy };
}

test('the rules are not loaded, and nothing is called wrong, before a field is left', async () => {
  const { form, type, leave, validate } = renderForm();
  await type('asha');
  expect(validate).not.toHaveBeenCalled();
  expect(form().errors).toEqual({});
  await leave();
  expect(form().errors).toEqual({ email: all.email });
});

test('a field that is passed by is not called wrong; one that was emptied is', async () => {
  const { form, type, leave } = renderForm();
  await leave();
  expect(form().errors).toEqual({});
  await type('a');
  await type('');
  await leave();
  expect(form().errors).toEqual({ email: all.email });
});

test('a field that is filled in and then left is not called wrong for a moment by what was found before', async () => {
  const { form, then } = renderForm();
  await then(() => form().setValue('firstName', ''));
  await then(() => form().touch('firstName'));
  act(() => {
    form().setValue('email', 'asha@example.com');
    form().touch('email');
  });
  expect(form().errors['email']).toBeUndefined();
  await then(() => undefined);
  expect(form().errors['email']).toBeUndefined();
});

test('check shows all errors and returns them, and each goes while its field is put right', async () => {
  const { form, then, type } = renderForm();
  await then(async () => expect(await form().check()).toEqual(all));
  expect(form().errors).toEqual(all);
  await type('asha@example.com');
  expect(form().errors).toEqual({ firstName: all.firstName });
  await then(() => form().setValue('firstName', 'Asha'));
  await then(async () => expect(await form().check()).toEqual({}));
});

test('a slow reply about what has been changed since is dropped', async () => {
  const replies: ((errors: FieldErrors) => void)[] = [];
  const { form, then, type, leave } = renderForm(
    () => new Promise((resolve) => replies.push(resolve)),
  );
  await type('asha');
  await leave();
  const about = replies.length;
  await type('asha@example.com');
  await then(() => replies.slice(about).forEach((reply) => reply({})));
  await then(() => replies.slice(0, about).forEach((reply) => reply({ email: 'Wrong.' })));
  expect(form().errors).toEqual({});
});

test('rules that cannot be loaded are no error of the visitor; check says so', async () => {
  const { form, then, type, leave } = renderForm(() => Promise.reject(new Error('no network')));
  await type('asha');
  await leave();
  expect(form().errors).toEqual({});
  await then(() => expect(form().check()).rejects.toThrow('no network'));
});

test("shows a service's complaint about a field until the field is changed", async () => {
  const { form, then, type } = renderForm();
  await type('asha@example.com');
  await then(() => form().report({ email: 'This address was refused.' }));
  expect(form().errors).toEqual({ email: 'This address was refused.' });
  await type('asha@example.org');
  expect(form().errors).toEqual({});
});

test('a restored draft fills the fields and counts as untouched; nothing empties them', async () => {
  const { form, then } = renderForm();
  await then(() => form().check());
  const draft = { firstName: 'Asha', email: 'asha' };
  await then(() => form().replace(draft));
  expect(form().values).toEqual(draft);
  expect(form().errors).toEqual({});
  await then(() => form().replace());
  expect(form().values).toEqual(initial);
});
