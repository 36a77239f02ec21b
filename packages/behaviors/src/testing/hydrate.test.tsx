import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { hydrate, renderOnServer } from './hydrate';

test('gives the server text and a living page for a sound component', async () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>;
  }
  const page = await hydrate(<Counter />);
  expect(page.serverText).toBe('Pressed 0');
  act(() => page.container.querySelector('button')?.click());
  expect(page.container.textContent).toBe('Pressed 1');
});

test('fails when the first render in the browser differs from the server', async () => {
  function Differs() {
    return <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>;
  }
  await expect(hydrate(<Differs />)).rejects.toThrow(/Hydration failed/);
});

test('fails when a component reaches for the browser on the server', () => {
  function Reaches() {
    return <p>{localStorage.getItem('anything')}</p>;
  }
  expect(() => renderOnServer(<Reaches />)).toThrow();
});

test('fails when anything is logged', async () => {
  function Grumbles() {
    console.warn('not so good');
    return null;
  }
  await expect(hydrate(<Grumbles />)).rejects.toThrow(/not so good/);
});
