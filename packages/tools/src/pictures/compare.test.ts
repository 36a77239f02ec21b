import { describe, expect, it } from 'vitest';
import { compare, marked } from './compare';
import { decode, encode, storedTolerance, type Picture } from './picture';

type Paint = (x: number, y: number) => readonly [number, number, number];

const ground = [240, 243, 238] as const;
const ink = [20, 32, 28] as const;
const yellow = [255, 198, 41] as const;

function draw(paint: Paint, width = 60, height = 40): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rgb.set(paint(x, y), (y * width + x) * 3);
  }
  return { width, height, rgb };
}

/** A bar of 20 by 6, and a dot of 8 by 8 to its right. */
const part =
  (moved = 0, dot: readonly [number, number, number] = yellow): Paint =>
  (x, y) => {
    if (x >= 10 + moved && x < 30 + moved && y >= 10 && y < 16) return ink;
    return x >= 36 && x < 44 && y >= 10 && y < 18 ? dot : ground;
  };

const approved = decode(encode(draw(part())));

describe('what is stored', () => {
  it('comes back as it was when there are few colours', () => {
    const picture = draw(part());
    expect(decode(encode(picture))).toEqual(picture);
  });

  it.each([1, 2, 4, 16, 17, 255])('keeps %i greys that cover areas', (count) => {
    const picture = draw((x) => {
      const grey = Math.round(((x % count) * 255) / count);
      return [grey, grey, grey];
    }, 255);
    const stored = decode(encode(picture));
    const worst = picture.rgb.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (stored.rgb[at] ?? 0))),
      0,
    );
    expect(worst).toBeLessThanOrEqual(storedTolerance.area);
  });

  it('is small', () => {
    expect(encode(draw(part(), 512, 400)).length).toBeLessThan(400);
  });

  it('refuses other files', () => {
    expect(() => decode(Buffer.from('GIF89a…'))).toThrow('not a PNG');
  });
});

describe('compare', () => {
  it('finds no difference between a picture and itself', () => {
    expect(compare(draw(part()), approved)).toMatchObject({ isSame: true, differingPixels: 0 });
  });

  it('forgives the edges of letters', () => {
    const smoothed = draw((x, y) => {
      const [before, here, after] = [part()(x - 1, y), part()(x, y), part()(x + 1, y)];
      return [0, 1, 2].map(
        (channel) => (before[channel]! + 2 * here[channel]! + after[channel]!) >> 2,
      ) as [number, number, number];
    });
    expect(compare(smoothed, approved).isSame).toBe(true);
  });

  it('forgives what moves by one pixel, which is 2 CSS px, and no more', () => {
    expect(compare(draw(part(1)), approved).isSame).toBe(true);
    expect(compare(draw(part(3)), approved).isSame).toBe(false);
  });

  it('finds another colour', () => {
    expect(compare(draw(part(0, [216, 52, 27])), approved)).toMatchObject({
      isSame: false,
      differingPixels: 64,
    });
  });

  it('finds a panel that is hardly lighter than the ground, as in the dark theme', () => {
    const dark = draw(() => [14, 20, 18]);
    const withPanel = draw((x, y) => (x > 20 && y > 20 ? [22, 30, 27] : [14, 20, 18]));
    expect(compare(withPanel, decode(encode(dark))).isSame).toBe(false);
  });

  it('finds what is gone', () => {
    expect(compare(draw(part(0, ground)), approved).isSame).toBe(false);
  });

  it('finds another size', () => {
    expect(compare(draw(part(), 60, 44), approved).isSame).toBe(false);
    expect(compare(draw(part(), 60, 41), approved).isSame).toBe(true);
  });
});

it('marks what differs in red', () => {
  const now = draw(part(0, ground));
  const { mask } = compare(now, approved);
  const { rgb, width } = marked(now, mask);
  const at = (14 * width + 40) * 3;
  expect([...rgb.subarray(at, at + 3)]).toEqual([216, 52, 27]);
});
