import { expect, it } from 'vitest';

import { tiles } from '@portfolio/theme';
import { breakLines, sharePicture, siteIcons } from './share';

const picture = (title: string, options: Partial<Parameters<typeof sharePicture>[0]> = {}) =>
  sharePicture({ title, kicker: 'Portfolio', tile: 'cool', coverArt: '<svg></svg>', ...options });
const linesOf = (svg: string) => [...svg.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line]) => line);
const sizeOf = (svg: string) => Number(/font-size="(\d+)" font-weight="700"/.exec(svg)?.[1]);

it('breakLines breaks between words in languages without spaces', () => {
  const text = '視覚障害者のためのバス案内、一度だけ話す';
  const lines = breakLines(text, 6);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join('')).toBe(text);
  for (const line of lines) {
    expect([...line].length).toBeLessThanOrEqual(6);
    expect(line).not.toMatch(/^、/);
  }
});

it('breakLines breaks only at spaces in languages with spaces', () => {
  const text = 'RFID based bus number announce system for blind';
  expect(breakLines(text, 6).length).toBeGreaterThan(2);
  expect(breakLines(text, 6).join(' ')).toBe(text);
  expect(breakLines('Incomprehensibilities', 1)).toEqual(['Incomprehensibilities']);
});

it('sharePicture shrinks long titles instead of cutting them', () => {
  const long = 'CloudVendor app using Java Spring Boot, MySQL, JDBC and a good deal of patience';
  expect(sizeOf(picture('Projects'))).toBeGreaterThan(sizeOf(picture(long)));
  expect(linesOf(picture(long)).join(' ')).toBe(long);
});

it.each(tiles)('sharePicture defines every colour on the %s tile', (tile) => {
  const svg = picture('Skills', { tile });
  for (const [, name] of svg.matchAll(/var\((--[\w-]+)/g)) expect(svg).toContain(`${name}:#`);
});

it('sharePicture draws the logo instead of the dot', () => {
  const logo = { box: [0, 0, 60, 40], content: '<path fill="currentColor" d="M1 2"/>' } as const;
  const options = { title: 'Skills', kicker: 'Portfolio', tile: 'cool', coverArt: '' } as const;
  const svg = sharePicture(options, logo);
  expect(svg).toContain(`viewBox="0 0 60 40">${logo.content}`);
  expect(svg).not.toContain('fill="var(--c-dot)"');
  expect(picture('Skills')).toContain('fill="var(--c-dot)"');
});

it('sharePicture escapes special characters', () => {
  expect(linesOf(picture('Ctrl & <Shift>')).join(' ')).toBe('Ctrl &amp; &lt;Shift>');
});

it('site icons use no CSS variables or currentColor', () => {
  for (const { file, svg } of siteIcons) expect(svg, file).not.toMatch(/var\(|currentColor/);
});
