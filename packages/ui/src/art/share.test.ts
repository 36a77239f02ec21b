import { describe, expect, it } from 'vitest';

import { tiles } from '@portfolio/theme';
import { svgFile } from './drawing';
import { markDrawing } from './markDrawing';
import { breakLines, sharePicture, siteIcons } from './share';

const coverArt = svgFile(markDrawing('companies/web-studio'));
const picture = (title: string) =>
  sharePicture({ title, kicker: 'Hardware & more', tile: 'cool', coverArt });
const linesOf = (svg: string) => [...svg.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line]) => line);
const sizeOf = (svg: string) => Number(/font-size="(\d+)" font-weight="700"/.exec(svg)?.[1]);

describe('breakLines', () => {
  it('breaks between words in languages without spaces', () => {
    const text = '視覚障害者のためのバス案内、一度だけ話す';
    const lines = breakLines(text, 6);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).toBe(text);
    for (const line of lines) {
      expect([...line].length).toBeLessThanOrEqual(6);
      expect(line).not.toMatch(/^、/);
    }
  });

  it('breaks only at spaces in languages with spaces', () => {
    const text = 'RFID based bus number announce system for blind';
    const lines = breakLines(text, 6);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(text);
    expect(breakLines('Incomprehensibilities', 1)).toEqual(['Incomprehensibilities']);
  });
});

describe('sharePicture', () => {
  it('shrinks long titles instead of cutting them', () => {
    const long = 'CloudVendor app using Java Spring Boot, MySQL, JDBC and a good deal of patience';
    expect(sizeOf(picture('Projects'))).toBeGreaterThan(sizeOf(picture(long)));
    expect(linesOf(picture(long)).join(' ')).toBe(long);
  });

  it.each(tiles)('defines every colour used on the %s tile', (tile) => {
    const svg = sharePicture({ title: 'Skills', kicker: 'Portfolio', tile, coverArt });
    const used = [...svg.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    for (const name of used) expect(svg).toContain(`${name}:#`);
  });

  it('draws the logo instead of the dot', () => {
    const logo = { box: [0, 0, 60, 40], content: '<path fill="currentColor" d="M1 2"/>' } as const;
    const svg = sharePicture(
      { title: 'Skills', kicker: 'Portfolio', tile: 'cool', coverArt },
      logo,
    );
    expect(svg).toContain(`viewBox="0 0 60 40">${logo.content}`);
    expect(svg).not.toContain('fill="var(--c-dot)"');
    expect(picture('Skills')).toContain('fill="var(--c-dot)"');
  });

  it('escapes special characters', () => {
    expect(linesOf(picture('Ctrl & <Shift>')).join(' ')).toBe('Ctrl &amp; &lt;Shift>');
  });
});

it('site icons use no CSS variables or currentColor', () => {
  for (const { file, svg } of siteIcons) expect(svg, file).not.toMatch(/var\(|currentColor/);
});
