import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakStorage, writeInOtherTab } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useStoredState, type StoredCodec } from './useStoredState';

const renderStored = () => renderHook(() => useStoredState('volume', 5));

test('the server and the first render have the initial value, then comes what is stored', async () => {
  localStorage.setItem('volume', '8');
  const Probe = () => <p>{`${useStoredState('volume', 5).value}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('5');
  expect(page.container.textContent).toBe('8');
});

test('keeps a value beyond the page', () => {
  const first = renderStored();
  act(() => first.result.current.setValue(7));
  expect(first.result.current.value).toBe(7);
  expect(localStorage.getItem('volume')).toBe('7');
  first.unmount();
  expect(renderStored().result.current.value).toBe(7);
});

test('setting by a function builds on the value of the moment, also several times in a row', () => {
  const { result } = renderStored();
  act(() => {
    result.current.setValue((volume) => volume + 1);
    result.current.setValue((volume) => volume + 1);
  });
  expect(result.current.value).toBe(7);
});

test('clear removes what is stored and brings the initial value back', () => {
  const { result } = renderStored();
  act(() => result.current.setValue(7));
  act(() => result.current.clear());
  expect(result.current.value).toBe(5);
  expect(localStorage.getItem('volume')).toBeNull();
});

test('all components with the same key see the same value', () => {
  const one = renderStored();
  const other = renderStored();
  act(() => one.result.current.setValue(7));
  expect(other.result.current.value).toBe(7);
});

test('another tab changes it here too', () => {
  const { result } = renderStored();
  writeInOtherTab('volume', '9');
  expect(result.current.value).toBe(9);
  writeInOtherTab('volume', null);
  expect(result.current.value).toBe(5);
});

test.each([
  ['text that is not JSON', '{oops'],
  ['a value of another kind', '"loud"'],
  ['a list', '[7]'],
  ['null', 'null'],
])('%s in the storage counts as nothing stored', (_what, stored) => {
  localStorage.setItem('volume', stored);
  expect(renderStored().result.current.value).toBe(5);
});

test.each(['blocked', 'full', 'absent'] as const)(
  'storage that is %s: nothing throws, and the value holds until the page is left',
  (how) => {
    breakStorage(how);
    const first = renderStored();
    expect(first.result.current.value).toBe(5);
    act(() => first.result.current.setValue(7));
    expect(first.result.current.value).toBe(7);
    first.unmount();
    const second = renderStored();
    expect(second.result.current.value).toBe(7);
    act(() => second.result.current.clear());
    expect(second.result.current.value).toBe(5);
  },
);

test('what another tab could store replaces what this one could not', () => {
  breakStorage('full');
  const { result } = renderStored();
  act(() => result.current.setValue(7));
  act(() => dispatchEvent(new StorageEvent('storage', { key: 'volume' })));
  expect(result.current.value).toBe(5);
});

test('a codec decides what is stored and what is accepted', () => {
  const dateCodec: StoredCodec<Date> = {
    parse: (text) => (Number.isNaN(Date.parse(text)) ? undefined : new Date(text)),
    format: (date) => date.toISOString(),
  };
  const epoch = new Date(0);
  const { result } = renderHook(() => useStoredState('since', epoch, dateCodec));
  act(() => result.current.setValue(new Date('2024-12-10')));
  expect(localStorage.getItem('since')).toBe('2024-12-10T00:00:00.000Z');
  expect(result.current.value).toEqual(new Date('2024-12-10'));
  writeInOtherTab('since', 'never');
  expect(result.current.value).toBe(epoch);
});

test('an object keeps its identity from render to render', () => {
  localStorage.setItem('list', '["a"]');
  const { result, rerender } = renderHook(() => useStoredState<string[]>('list', []));
  const before = result.current.value;
  rerender();
  expect(result.current.value).toBe(before);
});
