import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakStorage } from '../testing/browser';
import { isInMemory, readStored, useStoredText, writeStored } from './storage';

// All hooks that store something use these functions.
test.each(['blocked', 'full', 'absent'] as const)(
  'values last for the visit if storage is %s',
  (how) => {
    breakStorage(how);
    const { result } = renderHook(() => useStoredText('key'));
    for (const value of ['first', 'second', null]) {
      act(() => writeStored('key', value));
      expect([result.current, readStored('key')]).toEqual([value, value]);
    }
    act(() => writeStored('key', 'third'));
    expect(isInMemory('key')).toBe(true);
  },
);
