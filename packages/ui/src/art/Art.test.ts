import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { UiProvider, type UiSettings } from '../platform/UiProvider';
import { Art, type ArtProps } from './Art';

const render = (props: ArtProps, settings?: Partial<UiSettings>) =>
  renderToStaticMarkup(
    createElement(UiProvider, { ...settings, children: createElement(Art, props) }),
  );

describe('Art', () => {
  it('has the image role only with a label', () => {
    const plain = render({ name: 'covers/rfid-bus' });
    expect(plain).toContain('aria-hidden="true"');
    expect(plain).not.toContain('role');
    const labelled = render({ name: 'covers/rfid-bus', label: 'A bus' });
    expect(labelled).toContain('role="img" aria-label="A bus"');
    expect(labelled).not.toContain('aria-hidden');
  });

  it('has a canvas and layers before the file loads', () => {
    const svg = render({ name: 'covers/not-drawn-yet' });
    expect(svg).toContain('viewBox="0 0 480 360"');
    expect(svg).toContain(
      '<use href="/art/covers/not-drawn-yet.svg#art" data-part="art"></use><use href="/art/covers/not-drawn-yet.svg#you" data-part="you"></use>',
    );
  });

  it('loads selected layers from the app’s folder', () => {
    const svg = render(
      { name: 'chain', parts: ['line'], viewBox: '0 0 10 10', className: 'woven' },
      { artBase: '/art-1a2b/' },
    );
    expect(svg).toContain('href="/art-1a2b/chain.svg#line"');
    expect(svg).not.toContain('#dots');
    expect(svg).toContain('viewBox="0 0 10 10"');
    expect(svg).toContain('class="woven"');
  });

  it('prefers layers in the document to those in files', () => {
    const hasDrawing = (name: string, id: string) => name === 'mark' && id === 'mark.line';
    expect(render({ name: 'mark', parts: ['line'] }, { hasDrawing })).toContain(
      '<use href="#mark.line"',
    );
    expect(render({ name: 'chain', parts: ['line'] }, { hasDrawing })).toContain(
      '<use href="/art/chain.svg#line"',
    );
  });
});
