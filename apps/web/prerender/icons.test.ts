import { expect, it } from 'vitest';
import { encodeIco } from './icons';

it('an icon file says where its picture is', () => {
  const png = Buffer.from('a picture');
  const ico = encodeIco(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
  expect(ico.readUInt32LE(14)).toBe(png.length);
});
