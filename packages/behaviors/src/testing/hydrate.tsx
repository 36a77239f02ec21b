import { act, render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a component as on the server and hydrates the result in strict mode. Any warning from React fails the test (`setup.ts`), even
 * for mismatches that React can repair. The site's build renders every page without a browser's globals.
 *
 * @returns the server's output as plain text, and the element that contains the component
 */
export async function hydrate(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<StrictMode>{element}</StrictMode>);
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
