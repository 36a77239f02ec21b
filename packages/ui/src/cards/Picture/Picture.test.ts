import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Picture, type PictureRatio } from './Picture';

const panorama = { src: '/wide.jpg', width: 1440, height: 480, widths: [320, 960], alt: '' };

it.each<[PictureRatio, string]>([
  ['4/3', '142w, /wide-960.avif 427w'],
  ['natural', '320w, /wide-960.avif 960w'],
])('offers the widths that remain visible in a %s frame', (ratio, widths) => {
  const html = renderToStaticMarkup(createElement(Picture, { picture: panorama, ratio }));
  expect(html).toContain(`/wide-320.avif ${widths}"`);
});

it.each([
  ['narrow', { ...panorama, width: 400 }],
  ['framed', { ...panorama, look: 'framed' as const }],
])('offers all of the widths of a %s picture', (_, picture) => {
  const html = renderToStaticMarkup(createElement(Picture, { picture }));
  expect(html).toContain('/wide-320.avif 320w, /wide-960.avif 960w"');
});
