import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { UiProvider, type UiSettings } from '../platform/UiProvider';
import { Art, type ArtProps } from './Art';

const render = (props: ArtProps, settings?: Partial<UiSettings>) =>
  renderToStaticMarkup(
    createElement(UiProvider, { ...settings, children: createElement(Art, props) }),
  );

it('has the image role only with a label', () => {
  expect(render({ name: 'chain' })).toMatch(/^<svg(?!.*role).* aria-hidden="true"/);
  expect(render({ name: 'chain', label: 'A line' })).toContain('role="img" aria-label="A line"');
});

it('has a canvas and layers before the file loads', () => {
  const svg = render({ name: 'covers/not-drawn-yet' });
  expect(svg).toContain('viewBox="0 0 480 360"');
  expect(svg).toContain('<use href="/art/covers/not-drawn-yet.svg#art" data-part="art"></use>');
  expect(svg).toContain('<use href="/art/covers/not-drawn-yet.svg#you" data-part="you"></use>');
});

it('loads selected layers from the app’s folder', () => {
  const svg = render({ name: 'chain', parts: ['line'] }, { artBase: '/art-1a2b/' });
  expect(svg).toContain('href="/art-1a2b/chain.svg#line"');
  expect(svg).not.toContain('#dots');
});

it.each([
  ['mark', '#mark.line'],
  ['chain', '/art/chain.svg#line'],
])('loads %s from the document if it is there', (name, href) => {
  const hasDrawing = (_name: string, id: string) => id === 'mark.line';
  expect(render({ name, parts: ['line'] }, { hasDrawing })).toContain(`<use href="${href}"`);
});
