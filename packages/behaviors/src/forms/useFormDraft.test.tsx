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
    restore: (next) => setValues({ ...initial, ...next }),
  });
  return {
    ...form,
    values,
    type: (message: string) => setValues({ ...values, message }),
    /** What the browser keeps by now. */
    get kept() {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    },
  };
}
type Form = ReturnType<typeof useForm>;

/** Leaves the page; what follows happens on the next visit. */
const leave = 'leave';
/** What happens, and what comes of it. */
type Phase = (Step<Form> | typeof leave)[];

async function visit(...phases: Phase[]) {
  const steps = phases.flat();
  const { result, unmount } = renderHook(useForm);
  const end = steps.includes(leave) ? steps.indexOf(leave) : steps.length;
  await play(result, steps.slice(0, end) as Step<Form>[]);
  unmount();
  if (end < steps.length) await visit(steps.slice(end + 1));
}

/** When a form looks for its draft, and for how long typing rests until it is kept, in ms. */
const [alive, rest] = [1, 500];
const type = (message: string) => (form: Form) => form.type(message);
const typed = (message = 'Hello'): Phase => [alive, type(message), rest];
const store = (stored: object | string) => () =>
  localStorage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored));
const otherTab = (message: string) => () => writeInOtherTab(key, JSON.stringify(draft(message)));
const otherTabSends = () => writeInOtherTab(key, null);
const pageHide = () => dispatchEvent(new Event('pagehide'));
const send = (form: Form) => form.confirmSent();
const discard = (form: Form) => form.discard();
const bringBack = (form: Form) => form.bringBack();
const storing = (entries: number) => () => expect(localStorage).toHaveLength(entries);

const shown = (message: string) => ({ values: draft(message) });
const kept = (message: string) => ({ kept: draft(message) });
const nothing = { kept: null, keptIn: null };
/** A visit beside another tab with another draft; this one is left last. */
const contested: Phase = [
  ...typed('Mine'),
  otherTab('Theirs'),
  type('Mine, longer'),
  rest,
  kept('Theirs'),
  leave,
];

test('the server has an empty form, and a draft fills it once the page is alive', async () => {
  store(draft('Hello', 'Asha'))();
  const Probe = () => <p>{useForm().values.message || 'empty'}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('empty');
  await play({ current: page.container }, [alive, { textContent: 'Hello' }]);
});

test.each<[what: string, ...phases: Phase[]]>([
  [
    'is kept once typing rests for half a second',
    [alive, type('Hel'), 499, type('Hello'), 499, nothing],
    [1, { ...kept('Hello'), keptIn: 'browser' }],
  ],
  ['is none in a form that nobody has touched', [alive, 5000, pageHide, nothing]],
  ['goes when it is deleted by hand', [...typed(), type(''), rest, nothing, leave, alive, nothing]],
  ['is kept as the page is hidden', [alive, type('Hello'), pageHide, kept('Hello')]],
  ['is kept as the tab is hidden', [alive, type('Hello'), () => setTabHidden(true), kept('Hello')]],
  ['is kept as one goes to another page', [alive, type('Hello'), leave, kept('Hello')]],
  [
    'goes when it is confirmed, for good, and not before; a next one is kept',
    [...typed(), 120_000, kept('Hello')],
    [send, nothing, pageHide, nothing],
    [type('More'), leave, kept('More')],
  ],
  [
    'can be brought back after it was discarded, after a reload too',
    [...typed(), discard, leave, alive, { ...shown(''), canBringBack: true }],
    [bringBack, { ...shown('Hello'), canBringBack: false }, rest, kept('Hello')],
  ],
  [
    'that is brought back changes places with what was typed since; sending ends it',
    [...typed('Old'), discard, type('New'), rest, bringBack, shown('Old')],
    [bringBack, shown('New')],
    [send, { canBringBack: false }, () => expect(sessionStorage).toHaveLength(0)],
  ],
  [
    'that another tab has sent or discarded is told to be gone, and not kept again as it is',
    [...typed(), otherTabSends, { ...shown('Hello'), isGoneElsewhere: true }, pageHide, nothing],
    [type('Hello again'), rest, { ...kept('Hello again'), isGoneElsewhere: false }],
  ],
  [
    'that differs from that of another tab survives with it, and the visitor is asked',
    [...contested, alive, { ...shown('Theirs'), conflict: draft('Mine, longer') }],
    [(form) => form.takeOther(), shown('Mine, longer'), rest, kept('Mine, longer'), storing(1)],
  ],
  [
    'that differs goes when it is deleted by hand',
    [...typed('Mine'), otherTab('Theirs'), type('Mine, longer'), rest, storing(2)],
    [type(''), rest, kept('Theirs'), storing(1)],
  ],
  [
    'that was sent is not kept again by a page that is left in the same moment',
    [...typed(), (form) => [send(form), pageHide()], nothing],
  ],
  [
    'that differs is restored when that of the other tab was sent',
    [...contested, () => localStorage.removeItem(key), alive],
    [{ ...shown('Mine, longer'), conflict: null }, send, storing(0)],
  ],
  [
    'of another tab is reported, and replaced when the visitor keeps their own',
    [...typed('Mine'), otherTab('Theirs'), { ...shown('Mine'), conflict: draft('Theirs') }],
    [(form) => form.keepMine(), { ...kept('Mine'), conflict: null }],
  ],
  [
    'of another tab that came unnoticed, as in a sleeping tab, is found before it is overwritten',
    [...typed('Mine'), store(draft('Theirs')), type('Mine, longer'), rest],
    [{ ...kept('Theirs'), conflict: draft('Theirs') }],
  ],
  [
    'is looked up in peace: what else is stored meanwhile makes no conflict',
    [store(draft('Hello')), () => writeInOtherTab('cookiesAccepted', 'true'), alive],
    [{ ...shown('Hello'), conflict: null }],
  ],
  [
    'of another tab with the same words is no conflict',
    [alive, type('Hello'), otherTab('Hello'), { conflict: null }, rest, { conflict: null }],
  ],
  [
    'is no longer contested, nor gone, when the other tab has sent its own',
    [...typed('Mine'), otherTab('Theirs'), otherTabSends],
    [{ conflict: null, isGoneElsewhere: false }],
    [type('Mine, longer'), rest, kept('Mine, longer')],
  ],
  [
    'of another tab is not called kept in a form that nobody has touched',
    [alive, otherTab('Theirs'), { conflict: draft('Theirs'), keptIn: null }],
  ],
  ['leaves that of another tab', [...typed('Mine'), otherTab('Theirs'), send, kept('Theirs')]],
  [
    'does not overwrite what was typed before the page came alive',
    [store(draft('From yesterday')), type('Quick'), alive],
    [{ ...shown('Quick'), conflict: draft('From yesterday') }],
  ],
  [
    'fills in what the browser has not put back, which is no conflict',
    [store(draft('', 'Asha')), type('Quick'), alive],
    [{ values: draft('Quick', 'Asha'), conflict: null }, rest, { kept: draft('Quick', 'Asha') }],
  ],
  [
    'of an older form fills the fields that still fit',
    [store({ name: 7, message: 'Hello', shoeSize: '44' }), alive, shown('Hello')],
  ],
  ...['{oops', 'null', '"text"', '7'].map((text): [string, Phase] => [
    `is none when there is ${text} in the storage`,
    [store(text), alive, { isRestored: false }, ...typed(), kept('Hello')],
  ]),
])('a draft %s', (_, ...phases) => visit(...phases));

test('a confirmation that comes after the page was left still removes the draft', async () => {
  const { result, unmount } = renderHook(useForm);
  await play(result, [alive, type('Hello'), rest]);
  unmount();
  await play(result, [send, { kept: null }]);
});

test.each(['blocked', 'full', 'absent'] as const)(
  'with storage that is %s the draft lives in memory, and the form can say so',
  async (how) => {
    breakStorage(how);
    const inMemory = { ...shown('Hello'), keptIn: 'memory' };
    await visit([...typed(), { keptIn: 'memory' }, leave, alive, inMemory, send, { keptIn: null }]);
  },
);
