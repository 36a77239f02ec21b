import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { breakStorage, pass, setTabHidden, writeInOtherTab } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useFormDraft } from './useFormDraft';

const key = 'contactDraft';
const draft = (message: string, name = '') => ({ name, message });
const initial = draft('');
const store = (stored: object) => localStorage.setItem(key, JSON.stringify(stored));
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const otherTabWrites = (message: string) => writeInOtherTab(key, JSON.stringify(draft(message)));

function useForm() {
  const [values, setValues] = useState(initial);
  const form = useFormDraft({
    key,
    values,
    initial,
    restore: (next) => setValues({ ...initial, ...next }),
  });
  return { ...form, values, type: (message: string) => setValues({ ...values, message }) };
}

async function openForm(quicklyTyped?: string) {
  const hook = renderHook(useForm);
  const form = () => hook.result.current;
  if (quicklyTyped) act(() => form().type(quicklyTyped));
  await pass(1);
  return {
    form,
    leave: hook.unmount,
    /** Types, and rests long enough for the draft to be kept. */
    type: async (message: string) => {
      act(() => form().type(message));
      await pass(500);
    },
  };
}

test('the server has an empty form, and a draft fills it once the page is alive', async () => {
  store(draft('Hello', 'Asha'));
  const Probe = () => <p>{useForm().values.message || 'empty'}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('empty');
  await pass(1);
  expect(page.container.textContent).toBe('Hello');
});

test('keeps what is typed once typing rests for half a second', async () => {
  const { form } = await openForm();
  act(() => form().type('Hel'));
  await pass(499);
  act(() => form().type('Hello'));
  await pass(499);
  expect(kept()).toBeNull();
  await pass(1);
  expect(kept()).toEqual(draft('Hello'));
  expect(form().keptIn).toBe('browser');
});

test('an untouched form keeps nothing, nor does one that was emptied by hand', async () => {
  const { form, type, leave } = await openForm();
  await pass(5000);
  expect(kept()).toBeNull();
  await type('Hello');
  await type('');
  leave();
  expect(kept()).toBeNull();
  expect(form().keptIn).toBeNull();
});

test.each(['pagehide', 'hidden', 'navigation'])(
  'leaving before typing rests keeps the last letters too (%s)',
  async (how) => {
    const { form, leave } = await openForm();
    act(() => form().type('Hello'));
    if (how === 'pagehide') act(() => dispatchEvent(new Event('pagehide')));
    else if (how === 'hidden') setTabHidden(true);
    else leave();
    expect(kept()).toEqual(draft('Hello'));
  },
);

test('only confirmSent removes the draft, which is not kept again when the page is left; a next one is', async () => {
  const { form, type, leave } = await openForm();
  await type('Hello');
  await pass(120_000);
  expect(kept()).toEqual(draft('Hello'));
  act(() => form().confirmSent());
  expect(form().keptIn).toBeNull();
  act(() => dispatchEvent(new Event('pagehide')));
  expect(kept()).toBeNull();
  await type('One more thing');
  leave();
  expect(kept()).toEqual(draft('One more thing'));
});

test('a confirmation that comes after the page was left still removes the draft', async () => {
  const { form, type, leave } = await openForm();
  await type('Hello');
  const { confirmSent } = form();
  leave();
  confirmSent();
  expect(kept()).toBeNull();
});

test('what was discarded can be brought back, after a reload too', async () => {
  const before = await openForm();
  await before.type('Hello');
  act(() => before.form().discard());
  before.leave();
  const { form } = await openForm();
  expect(form().values).toEqual(initial);
  expect(form().canBringBack).toBe(true);
  act(() => form().bringBack());
  expect(form().values.message).toBe('Hello');
  expect(form().canBringBack).toBe(false);
  await pass(500);
  expect(kept()).toEqual(draft('Hello'));
});

test('bringing a draft back loses nothing that was typed since; sending ends it', async () => {
  const { form, type } = await openForm();
  await type('Old');
  act(() => form().discard());
  await type('New');
  act(() => form().bringBack());
  expect(form().values.message).toBe('Old');
  act(() => form().bringBack());
  expect(form().values.message).toBe('New');
  act(() => form().confirmSent());
  expect(form().canBringBack).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('a tab with the draft that another one sent or discarded is told, and does not keep it again', async () => {
  const { form, type, leave } = await openForm();
  await type('Hello');
  writeInOtherTab(key, null);
  expect(form().isGoneElsewhere).toBe(true);
  expect(form().values.message).toBe('Hello');
  act(() => dispatchEvent(new Event('pagehide')));
  expect(kept()).toBeNull();
  await type('Hello again');
  expect(form().isGoneElsewhere).toBe(false);
  leave();
  expect(kept()).toEqual(draft('Hello again'));
});

/** Two tabs with different drafts, of which this one was closed last. */
async function leaveTwoDrafts() {
  const { type, leave } = await openForm();
  await type('Mine');
  otherTabWrites('Theirs');
  await type('Mine, longer');
  leave();
  expect(kept()).toEqual(draft('Theirs'));
}

test('of two tabs with different drafts both survive closing them, and the visitor is asked', async () => {
  await leaveTwoDrafts();
  const { form } = await openForm();
  expect(form().values.message).toBe('Theirs');
  expect(form().conflict).toEqual(draft('Mine, longer'));
  act(() => form().takeOther());
  expect(form().values.message).toBe('Mine, longer');
  await pass(500);
  expect(kept()).toEqual(draft('Mine, longer'));
  expect(localStorage).toHaveLength(1);
});

test('when the first of two drafts has been sent, the second is restored', async () => {
  await leaveTwoDrafts();
  localStorage.removeItem(key);
  const { form } = await openForm();
  expect(form().values.message).toBe('Mine, longer');
  expect(form().conflict).toBeNull();
  act(() => form().confirmSent());
  expect(localStorage).toHaveLength(0);
});

test("another tab's draft is reported, and the visitor may keep their own, which then replaces it", async () => {
  const { form, type } = await openForm();
  await type('Mine');
  otherTabWrites('Theirs');
  expect(form().conflict).toEqual(draft('Theirs'));
  expect(form().values.message).toBe('Mine');
  act(() => form().keepMine());
  expect(form().conflict).toBeNull();
  expect(kept()).toEqual(draft('Mine'));
});

test('a draft that another tab wrote unnoticed, as in a sleeping tab, is found before it is overwritten', async () => {
  const { form, type } = await openForm();
  await type('Mine');
  store(draft('Theirs'));
  await type('Mine, longer');
  expect(form().conflict).toEqual(draft('Theirs'));
  expect(kept()).toEqual(draft('Theirs'));
});

test('something else stored before the draft was looked up is no conflict', async () => {
  store(draft('Hello'));
  const hook = renderHook(useForm);
  writeInOtherTab('cookiesAccepted', 'true');
  await pass(1);
  expect(hook.result.current.conflict).toBeNull();
  expect(hook.result.current.values.message).toBe('Hello');
});

test('the same words in both tabs are no conflict', async () => {
  const { form } = await openForm();
  act(() => form().type('Hello'));
  otherTabWrites('Hello');
  expect(form().conflict).toBeNull();
  await pass(500);
  expect(form().conflict).toBeNull();
});

test('a conflict ends when the other tab sends or discards its draft, and this one is not called gone', async () => {
  const { form, type } = await openForm();
  await type('Mine');
  otherTabWrites('Theirs');
  writeInOtherTab(key, null);
  expect(form().conflict).toBeNull();
  expect(form().isGoneElsewhere).toBe(false);
  await type('Mine, longer');
  expect(kept()).toEqual(draft('Mine, longer'));
});

test("sending removes one's own draft, not the other tab's", async () => {
  const { form, type } = await openForm();
  await type('Mine');
  otherTabWrites('Theirs');
  act(() => form().confirmSent());
  expect(kept()).toEqual(draft('Theirs'));
});

test('a visitor who typed before the page came alive is asked, not overwritten', async () => {
  store(draft('From yesterday'));
  const { form } = await openForm('Quick');
  expect(form().values.message).toBe('Quick');
  expect(form().conflict).toEqual(draft('From yesterday'));
});

test('fields that the browser has put back after a reload, or that the draft leaves empty, are no conflict', async () => {
  store(draft('', 'Asha'));
  const { form } = await openForm('Quick');
  expect(form().values).toEqual(draft('Quick', 'Asha'));
  expect(form().conflict).toBeNull();
  await pass(500);
  expect(kept()).toEqual(draft('Quick', 'Asha'));
});

test.each(['{oops', 'null', '"text"', '7'])(
  '"%s" in the storage counts as no draft',
  async (text) => {
    localStorage.setItem(key, text);
    const { form, type } = await openForm();
    expect(form().isRestored).toBe(false);
    await type('Hello');
    expect(kept()).toEqual(draft('Hello'));
  },
);

test('a draft of an older form fills the fields that still fit', async () => {
  store({ name: 7, message: 'Hello', shoeSize: '44' });
  const { form } = await openForm();
  expect(form().values).toEqual(draft('Hello'));
});

test.each(['blocked', 'full', 'absent'] as const)(
  'with storage that is %s the draft lives in memory, and the form can say so',
  async (how) => {
    breakStorage(how);
    const before = await openForm();
    await before.type('Hello');
    expect(before.form().keptIn).toBe('memory');
    before.leave();
    const { form } = await openForm();
    expect(form().values.message).toBe('Hello');
    expect(form().keptIn).toBe('memory');
    act(() => form().confirmSent());
    expect(form().keptIn).toBeNull();
  },
);
