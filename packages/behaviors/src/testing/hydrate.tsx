import { act } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** What a server does not have. */
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

/** Renders as the server does: to text, with nothing of the browser in reach. Throws what the component throws. */
export function renderOnServer(element: ReactElement): string {
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

const mounted: (() => void)[] = [];

/** Unmounts and removes what is hydrated; done after every test. */
export function unmountHydrated(): void {
  for (const unmount of mounted.splice(0)) unmount();
}

interface Hydrated {
  /** Text of the server's page, without markup. */
  serverText: string;
  /** Where the component lives now. */
  container: HTMLElement;
}

/**
 * Proves that a component may be prerendered: renders it on the server, hydrates the result in strict mode, and throws if
 * React or anything else had something to say, be it an error, a warning or a mismatch that React could repair.
 */
export async function hydrate(element: ReactElement): Promise<Hydrated> {
  const complaints: string[] = [];
  const complain = (...message: unknown[]) => complaints.push(message.map(String).join(' '));
  const { error, warn } = console;
  Object.assign(console, { error: complain, warn: complain });

  const container = document.body.appendChild(document.createElement('div'));
  try {
    container.innerHTML = renderOnServer(element);
    const serverText = container.textContent;
    const root = await act(async () =>
      hydrateRoot(container, <StrictMode>{element}</StrictMode>, {
        onRecoverableError: complain,
        onCaughtError: complain,
        onUncaughtError: complain,
      }),
    );
    mounted.push(() => {
      act(() => root.unmount());
      container.remove();
    });
    if (complaints.length > 0) throw new Error(`Hydration complained:\n${complaints.join('\n')}`);
    return { serverText, container };
  } finally {
    Object.assign(console, { error, warn });
  }
}
