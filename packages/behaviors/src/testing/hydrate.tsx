import { act, render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

const browserGlobals = [
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'IntersectionObserver',
  'addEventListener',
];

/** Renders to a string without browser globals, like a server. Rethrows errors from the component. */
function renderOnServer(element: ReactElement): string {
  const hidden = browserGlobals.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name] of hidden) {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  }
  try {
    return renderToString(<StrictMode>{element}</StrictMode>);
  } finally {
    for (const [name, descriptor] of hidden) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
  }
}

/**
 * Renders a component on the server and hydrates the result in strict mode. Any warning from React fails the test (`setup.ts`), even for
 * mismatches that React can repair.
 *
 * @returns the server's output as plain text, and the element that contains the component
 */
export async function hydrate(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderOnServer(element);
  const serverText = container.textContent;
  await act(async () => {
    render(element, {
      container,
      hydrate: true,
      onRecoverableError: (error) => console.error(error),
    });
  });
  return { serverText, container };
}
