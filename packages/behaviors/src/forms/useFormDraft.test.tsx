import { renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { breakStorage, play, setTabHidden, writeInOtherTab, type Step } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useFormDraft } from './useFormDraft';

const key = 'contactDraft';
const draft = (message: string, name = '') => ({ name, message });
const initial = draft('');

function useForm() {
  const [values, setValues] = useState(initial);
  const form = useFormDraft({
    key,
    values,
    initial,
    restore: (next) => setValues(next as typeof initial),
  });
  return {
    ...form,
    values,
    type: (message: string) => setValues({ ...values, message }),
    get kept() {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    },
  };
}
type Form = ReturnType<typeof useForm>;

/** The steps after `leave` happen on the next visit. */
const leave = 'leave';
type Phase = (Step<Form> | typeof leave)[];

async function visit(...phases: Phase[]) {
  const steps = phases.flat();
  const { result, unmount } = renderHook(useForm);
  const end = steps.includes(leave) ? steps.indexOf(leave) : steps.length;
  await play(result, steps.slice(0, end) as Step<Form>[]);
  unmount();
  if (end < steps.length) await visit(steps.slice(end + 1));
}

/** Delay before a form reads its draft, and pause in typing after which the form saves the draft, in ms. */
const [ready, pause] = [1, 500];
const type = (message: string) => (form: Form) => form.type(message);
const typed = (message = 'Hello'): Phase => [ready, type(message), pause];
const store = (stored: object | string) => () =>
  localStorage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored));
const otherTab = (message: string) => () => writeInOtherTab(key, JSON.stringify(draft(message)));
const otherTabSends = () => writeInOtherTab(key, null);
const pageHide = () => dispatchEvent(new Event('pagehide'));
const send = (form: Form) => form.confirmSent();
const discard = (form: Form) => form.discard();
const undo = (form: Form) => form.undo();

const shown = (message: string) => ({ values: draft(message) });
const kept = (message: string) => ({ kept: draft(message) });
const nothing = { kept: null, keptIn: null };
test('a draft appears only after hydration', async () => {
  store(draft('Hello', 'Asha'))();
  const Probe = () => <p>{useForm().values.message || 'empty'}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('empty');
  await play({ current: page.container }, [ready, { textContent: 'Hello' }]);
});

test.each<[title: string, ...phases: Phase[]]>([
  [
    'is saved after typing pauses for half a second',
    [ready, type('Hel'), 499, type('Hello'), 499, nothing],
    [1, { ...kept('Hello'), keptIn: 'browser' }],
  ],
  ['is not saved for an untouched form', [ready, 5000, pageHide, nothing]],
  [
    'is removed when the visitor empties the field',
    [...typed(), type(''), pause, nothing, leave, ready, nothing],
  ],
  ['is saved when the page is hidden', [ready, type('Hello'), pageHide, kept('Hello')]],
  [
    'is saved when the tab is hidden',
    [ready, type('Hello'), () => setTabHidden(true), kept('Hello')],
  ],
  ['is saved when the visitor opens another page', [ready, type('Hello'), leave, kept('Hello')]],
  [
    'is removed only after confirmation',
    [...typed(), 120_000, kept('Hello')],
    [send, nothing, pageHide, nothing],
  ],
  [
    'is saved again after an earlier message has been sent',
    [...typed(), send, type('More'), leave, kept('More')],
  ],
  [
    'that was discarded can be restored after a reload',
    [...typed(), discard, leave, ready, { ...shown(''), undoReason: 'discarded' }],
    [undo, { ...shown('Hello'), undoReason: null }, pause, kept('Hello')],
  ],
  [
    'that was discarded and restored is saved on leaving',
    [...typed(), discard, undo, leave, kept('Hello')],
  ],
  [
    'can be swapped with newer text',
    [...typed('Old'), discard, type('New'), pause, undo, shown('Old')],
    [undo, shown('New')],
  ],
  [
    'discarded earlier is removed when another is sent',
    [...typed('Old'), discard, type('New'), send, { undoReason: null }],
    [() => expect(sessionStorage).toHaveLength(0)],
  ],
  [
    'is not saved on leaving the page after sending',
    [...typed(), (form) => [send(form), pageHide()], nothing],
  ],
  [
    'that another tab replaced can be restored',
    [...typed('Mine'), otherTab('Theirs'), { ...shown('Theirs'), undoReason: 'replaced' }],
    [undo, shown('Mine'), pause, kept('Mine')],
  ],
  [
    'from another tab fills an untouched form',
    [ready, otherTab('Theirs'), { ...shown('Theirs'), undoReason: null, isRestored: true }],
  ],
  [
    'from another tab with the same values changes nothing',
    [ready, type('Hello'), otherTab('Hello'), { ...shown('Hello'), undoReason: null }],
  ],
  [
    'sent from another tab can be restored here',
    [...typed(), otherTabSends, { ...shown(''), undoReason: 'gone' }, pageHide, nothing],
    [undo, pause, kept('Hello')],
  ],
  [
    'that another tab saved during sleep can be restored',
    [...typed('Mine'), store(draft('Theirs')), type('Mine, longer'), pause],
    [{ ...kept('Mine, longer'), undoReason: 'replaced' }, undo, shown('Theirs')],
  ],
  [
    'is read despite unrelated storage changes',
    [store(draft('Hello')), () => writeInOtherTab('cookiesAccepted', 'true'), ready],
    [{ ...shown('Hello'), undoReason: null }],
  ],
  [
    'does not replace text typed before hydration',
    [store(draft('From yesterday')), type('Quick'), ready],
    [{ ...shown('Quick'), undoReason: 'replaced' }, undo, shown('From yesterday')],
  ],
  [
    'fills only the fields that the browser has not restored',
    [store(draft('', 'Asha')), type('Quick'), ready],
    [{ values: draft('Quick', 'Asha'), undoReason: null }, pause, { kept: draft('Quick', 'Asha') }],
  ],
  [
    'from an older version of the form fills only matching fields',
    [store({ name: 7, message: 'Hello', shoeSize: '44' }), ready, shown('Hello')],
  ],
  ...['{oops', 'null', '7'].map((text): [string, Phase] => [
    `is ignored if the storage contains ${text}`,
    [store(text), ready, { isRestored: false }, ...typed(), kept('Hello')],
  ]),
])('a draft %s', (_, ...phases) => visit(...phases));

test('a confirmation received on another page removes the draft', async () => {
  const { result, unmount } = renderHook(useForm);
  await play(result, [ready, type('Hello'), pause]);
  unmount();
  await play(result, [send, { kept: null }]);
});

test.each(['blocked', 'full', 'absent'] as const)(
  'the draft stays in memory if storage is %s',
  async (how) => {
    breakStorage(how);
    const inMemory = { ...shown('Hello'), keptIn: 'memory' };
    await visit([...typed(), { keptIn: 'memory' }, leave, ready, inMemory, send, { keptIn: null }]);
  },
);
