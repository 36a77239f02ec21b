import { expect, it } from 'vitest';

import { markDrawing } from './markDrawing';

it.each(['companies', 'certificates', 'providers', 'woven'])(
  'draws different %s that never change',
  (folder) => {
    const [web, software] = ['web-studio', 'software-house'].map((slug) => `${folder}/${slug}`);
    expect(markDrawing(web!)).toEqual(markDrawing(web!));
    expect(markDrawing(web!).parts).not.toEqual(markDrawing(software!).parts);
  },
);

it.each([
  [0, 0],
  [9, 9],
  // There are only 25 dots.
  [40, 25],
])('lights a dot for each of %i certificates', (certificates, dots) => {
  const { you = '' } = markDrawing('providers/example', certificates).parts;
  expect(you.match(/M/g) ?? []).toHaveLength(dots);
});

it('draws a technology’s logo, or a mark without one', () => {
  expect(markDrawing('skills/react').parts.art).toContain('<path id="art" fill="currentColor"');
  expect(markDrawing('skills/canva').parts.art).toContain('scale(.3)');
  expect(markDrawing('skills/canva').box).toEqual(markDrawing('skills/react').box);
});

it.each(['covers/nothing', 'companies/', 'companies/a/b', 'nothing'])('rejects %s', (name) => {
  expect(() => markDrawing(name)).toThrow(`Unknown drawing "${name}"`);
});
