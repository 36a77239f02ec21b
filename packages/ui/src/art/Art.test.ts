import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { UiProvider } from '../platform/UiProvider';
import { Art, type ArtProps } from './Art';
import { Icon } from './Icon';

const render = (props: ArtProps, artBase?: string) =>
  renderToStaticMarkup(createElement(UiProvider, { artBase, children: createElement(Art, props) }));

describe('Art', () => {
  it('is decoration without a label and an image with one', () => {
    const plain = render({ name: 'covers/rfid-bus' });
    expect(plain).toContain('aria-hidden="true"');
    expect(plain).not.toContain('role');
    const labelled = render({ name: 'covers/rfid-bus', label: 'A bus' });
    expect(labelled).toContain('role="img" aria-label="A bus"');
    expect(labelled).not.toContain('aria-hidden');
  });

  it('knows the canvas and the layers of its folder before the file is there', () => {
    const svg = render({ name: 'covers/not-drawn-yet' });
    expect(svg).toContain('viewBox="0 0 480 360"');
    expect(svg).toContain(
      '<use href="/art/covers/not-drawn-yet.svg#art" data-part="art"></use><use href="/art/covers/not-drawn-yet.svg#you" data-part="you"></use>',
    );
  });

  it('shows chosen layers, from where the application keeps them, in another frame', () => {
    const svg = render(
      { name: 'chain', parts: ['line'], viewBox: '0 0 10 10', className: 'woven' },
      '/art-1a2b/',
    );
    expect(svg).toContain('href="/art-1a2b/chain.svg#line"');
    expect(svg).not.toContain('#dots');
    expect(svg).toContain('viewBox="0 0 10 10"');
    expect(svg).toContain('class="woven"');
  });
});

describe('Icon', () => {
  it('is decoration in the text’s colour', () => {
    const svg = renderToStaticMarkup(createElement(Icon, { name: 'search' }));
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).toContain('aria-hidden="true"');
  });
});
