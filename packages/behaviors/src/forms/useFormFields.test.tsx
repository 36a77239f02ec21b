import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { hydrate } from '../testing/hydrate';
import { useFormFields, type FieldErrors } from './useFormFields';

const initial = { firstName: '', email: '', isAgreed: false };
type Values = typeof initial;

/** Rules as a form would load them. */
async function validate({ firstName, email }: Values): Promise<FieldErrors<Values>> {
  return {
    ...(firstName ? {} : { firstName: 'Enter your first name.' }),
    ...(email.includes('@') ? {} : { email: 'Enter an e-mail address.' }),
  };
}

function renderForm(rules: (values: Values) => Promise<FieldErrors<Values>> = validate) {
  const spy = vi.fn(rules);
  const hook = renderHook(() => useFormFields({ initial, validate: spy }), {
    wrapper: StrictMode,
  });
  /** The form now. */
  const form = () => hook.result.current;
  /** Does something, and waits for the rules. */
  const then = (change: () => unknown) =>
    act(async () => {
      await change();
    });
  return { form, then, validate: spy };
}

test('hydrates without a warning', async () => {
  const Probe = () => <p>{JSON.stringify(useFormFields({ initial, validate }).values)}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe(JSON.stringify(initial));
});

test('holds what is typed', async () => {
  const { form, then } = renderForm();
  await then(() => form().setValue('firstName', 'Asha'));
  await then(() => form().setValue('isAgreed', true));
  expect(form().values).toEqual({ firstName: 'Asha', email: '', isAgreed: true });
});

test('the rules are not loaded, and nothing is called wrong, before a field is left', async () => {
  const { form, then, validate } = renderForm();
  await then(() => form().setValue('email', 'asha'));
  expect(validate).not.toHaveBeenCalled();
  expect(form().errors).toEqual({});
});

test('an error appears when its field is left, and only that one', async () => {
  const { form, then } = renderForm();
  await then(() => form().setValue('email', 'asha'));
  await then(() => form().touch('email'));
  expect(form().errors).toEqual({ email: 'Enter an e-mail address.' });
});

test('a field that is passed by is not called wrong; one that was emptied is', async () => {
  const { form, then } = renderForm();
  await then(() => form().touch('email'));
  expect(form().errors).toEqual({});
  await then(() => form().setValue('email', 'a'));
  await then(() => form().setValue('email', ''));
  await then(() => form().touch('email'));
  expect(form().errors).toEqual({ email: 'Enter an e-mail address.' });
});

test('a field that is filled in and then left is not called wrong for a moment by what was found before', async () => {
  const { form, then } = renderForm();
  await then(() => form().setValue('firstName', ''));
  await then(() => form().touch('firstName'));
  act(() => {
    form().setValue('email', 'asha@example.com');
    form().touch('email');
  });
  expect(form().errors.email).toBeUndefined();
  await then(() => undefined);
  expect(form().errors.email).toBeUndefined();
});

test('it goes while the field is put right', async () => {
  const { form, then } = renderForm();
  await then(() => form().setValue('email', 'asha'));
  await then(() => form().touch('email'));
  await then(() => form().setValue('email', 'asha@example.com'));
  expect(form().errors).toEqual({});
});

test('check shows all errors and returns them, for the summary', async () => {
  const { form, then } = renderForm();
  let found: FieldErrors<Values> = {};
  await then(async () => {
    found = await form().check();
  });
  const all = { firstName: 'Enter your first name.', email: 'Enter an e-mail address.' };
  expect(found).toEqual(all);
  expect(form().errors).toEqual(all);
});

test('check finds nothing when all is right', async () => {
  const { form, then } = renderForm();
  await then(() => form().setValue('firstName', 'Asha'));
  await then(() => form().setValue('email', 'asha@example.com'));
  await then(async () => expect(await form().check()).toEqual({}));
});

test('a slow reply about what has been changed since is dropped', async () => {
  const replies: ((errors: FieldErrors<Values>) => void)[] = [];
  const { form, then } = renderForm(() => new Promise((resolve) => replies.push(resolve)));
  await then(() => form().setValue('email', 'asha'));
  await then(() => form().touch('email'));
  const about = replies.length;
  await then(() => form().setValue('email', 'asha@example.com'));
  await then(() => replies.slice(about).forEach((reply) => reply({})));
  await then(() => replies.slice(0, about).forEach((reply) => reply({ email: 'Wrong.' })));
  expect(form().errors).toEqual({});
});

test('rules that cannot be loaded are no error of the visitor; check says so', async () => {
  const { form, then } = renderForm(() => Promise.reject(new Error('no network')));
  await then(() => form().setValue('email', 'asha'));
  await then(() => form().touch('email'));
  expect(form().errors).toEqual({});
  await then(() => expect(form().check()).rejects.toThrow('no network'));
});

test("shows a service's complaint about a field until the field is changed", async () => {
  const { form, then } = renderForm();
  await then(() => form().setValue('email', 'asha@example.com'));
  await then(() => form().report({ email: 'This address was refused.' }));
  expect(form().errors).toEqual({ email: 'This address was refused.' });
  await then(() => form().setValue('email', 'asha@example.org'));
  expect(form().errors).toEqual({});
});

test('a restored draft fills the fields and counts as untouched', async () => {
  const { form, then } = renderForm();
  await then(() => form().check());
  const draft = { firstName: 'Asha', email: 'asha', isAgreed: false };
  await then(() => form().replace(draft));
  expect(form().values).toEqual(draft);
  expect(form().errors).toEqual({});
});

test('replacing with nothing empties the form', async () => {
  const { form, then } = renderForm();
  await then(() => form().setValue('firstName', 'Asha'));
  await then(() => form().replace());
  expect(form().values).toEqual(initial);
});
