import { expect, it } from 'vitest';
import { collectDrawings } from './drawings';

const file = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="art">${shape}</g><path id="you"/></svg>\n`;

it('inlines each drawing once', () => {
  const drawings = collectDrawings((name) => (name === 'lost' ? undefined : file(name)));
  expect(drawings.markup()).toBe('');
  expect(['mark', 'covers/bus', 'mark'].map(drawings.add)).toEqual([true, true, true]);
  expect(drawings.add('lost')).toBe(false);
  expect(drawings.markup()).toBe(
    '<div hidden><svg><g id="mark.art">mark</g><path id="mark.you"/>' +
      '<g id="covers.bus.art">covers/bus</g><path id="covers.bus.you"/></svg></div>',
  );
});

it('omits drawings that would exceed the limit', () => {
  const drawings = collectDrawings((name) => file('x'.repeat(name === 'small' ? 10 : 30_000)));
  expect(['first', 'second', 'small', 'first'].map(drawings.add)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(drawings.markup().length).toBeLessThan(31_000);
});
