import { displayAdvances } from '../fonts/fallbacks';
import { colours, fonts, tileColours, type ThemedColour, type Tile } from '@portfolio/theme';
import { ownDrawings, type OwnSvg } from '@portfolio/theme/drawings';
import { svgFile, type Box, type Drawing } from './drawing';
import { brandMark } from './marks';

/** Size of a link preview image, in px. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface SharePictureOptions {
  /** The page's title, shown in the largest size that fits. */
  title: string;
  /** Short text above the title: the category, or the site's name. */
  kicker: string;
  tile: Tile;
  /** The drawing's SVG markup. */
  coverArt: string;
}

const light = ([value]: ThemedColour) => value;

function drawingColours(tile: Tile): string {
  const { bg, line, soft, dot } = tileColours[tile];
  return [
    `--c-bg:${light(bg)};--c-line:${light(line)};--c-soft:${light(soft)};--c-dot:${light(dot)}`,
    `--dot:${light(dot)};--dot-ring:${light(line)};--ground:${light(bg)};color:${light(line)}`,
  ].join(';');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Matches Chinese, Japanese, Korean and Thai letters. These scripts are tall, and most have no spaces between words. */
const tallLetter = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;

/** Width in the display font at weight 700. Assumes that a letter of unknown width is 1 em wide if tall, otherwise as wide as an `m`. */
const widthInEms = (text: string) =>
  [...text].reduce(
    (sum, c) =>
      sum + (displayAdvances[c] ?? (tallLetter.test(c) ? 1000 : (displayAdvances['m'] ?? 0))),
    0,
  ) / 1000;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Splits text into words, each with the space or punctuation after it. */
function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)/).flatMap((word) => {
    if (!tallLetter.test(word)) return [word];
    return [...segmenter.segment(word)].reduce<string[]>((words, { segment, isWordLike }) => {
      if (isWordLike || words.length === 0) return [...words, segment];
      return [...words.slice(0, -1), `${words.at(-1)}${segment}`];
    }, []);
  });
}

/** Breaks text between words into lines at most `width` em wide. */
export function breakLines(text: string, width: number): string[] {
  return wordsOf(text)
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last !== undefined && widthInEms(`${last}${word}`.trimEnd()) <= width) {
        return [...lines.slice(0, -1), `${last}${word}`];
      }
      return [...lines, word];
    }, [])
    .map((line) => line.trim());
}

const margin = 64;
const artLeft = 600;
const titleSizes = [148, 128, 112, 98, 86, 76, 66, 58] as const;
const lineHeight = (title: string) => (tallLetter.test(title) ? 1.32 : 0.92);
const titleArea = { width: artLeft - margin, height: shareSize.height - margin * 2 - 64 };

function fitTitle(title: string): { size: number; lines: string[] } {
  const leading = lineHeight(title);
  const fitted = titleSizes.map((size) => ({
    size,
    lines: breakLines(title, titleArea.width / size),
  }));
  const fits = ({ size, lines }: (typeof fitted)[number]) =>
    lines.length * size * leading <= titleArea.height &&
    lines.every((line) => widthInEms(line) * size <= titleArea.width);
  return fitted.find(fits) ?? fitted.at(-1)!;
}

function kickerMark(logo?: OwnSvg): [mark: string, textLeft: number] {
  const middle = margin + 6;
  if (!logo) {
    const dot = `<circle cx="${margin + 9}" cy="${middle}" r="9" fill="var(--c-dot)" stroke="var(--c-line)" stroke-width="3"/>`;
    return [dot, margin + 36];
  }
  const height = 56;
  const width = Math.round((logo.box[2] / logo.box[3]) * height);
  const bounds = `x="${margin}" y="${middle - height / 2}" width="${width}" height="${height}"`;
  const drawing = `<svg ${bounds} viewBox="${logo.box.join(' ')}">${logo.content}</svg>`;
  return [drawing, margin + width + 18];
}

/** Draws a link preview as SVG: the page's title on a tile, beside a drawing. */
export function sharePicture(
  { title, kicker, tile, coverArt }: SharePictureOptions,
  logo = ownDrawings.logo,
): string {
  const [mark, textLeft] = kickerMark(logo);
  const { size, lines } = fitTitle(title);
  const { width, height } = shareSize;
  const requoted = (value: string) => value.replaceAll('"', "'");
  const baseline = (index: number) =>
    Math.round(
      height - margin - size * 0.02 - (lines.length - 1 - index) * size * lineHeight(title),
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="${drawingColours(tile)}">`,
    `<rect width="${width}" height="${height}" fill="var(--c-bg)"/>`,
    coverArt.replace('<svg', `<svg x="${artLeft}" width="${width - artLeft}" height="${height}"`),
    mark,
    `<text x="${textLeft}" y="${margin + 16}" font-family="${requoted(fonts.text[0])}" font-size="30" font-weight="600" fill="currentColor">${escape(kicker)}</text>`,
    `<text font-family="${requoted(fonts.display[0])}" font-size="${size}" font-weight="700" letter-spacing="-.015em" fill="currentColor">`,
    ...lines.map(
      (line, index) => `<tspan x="${margin}" y="${baseline(index)}">${escape(line)}</tspan>`,
    ),
    '</text></svg>',
  ].join('');
}

/** Draws the brand mark on a square tile. Both ratios are relative to the tile's width. */
function iconSvg(size: number, markRatio: number, cornerRatio: number): string {
  const [left, top, markSize] = brandMark.box;
  const canvas = markSize / markRatio;
  const offset = (canvas - markSize) / 2;
  const box: Box = [left - offset, top - offset, canvas, canvas];
  const background = `<rect x="${box[0]}" y="${box[1]}" width="${canvas}" height="${canvas}" rx="${canvas * cornerRatio}" fill="${light(tileColours.accent.bg)}"/>`;
  const drawing: Drawing = { name: 'icon', box, parts: { art: background, ...brandMark.parts } };
  return svgFile(drawing)
    .replace('<svg ', `<svg width="${size}" height="${size}" `)
    .replaceAll('currentColor', light(tileColours.accent.line))
    .replaceAll('var(--dot-ring)', 'none')
    .replaceAll('var(--dot)', light(colours['hero-dot']));
}

interface SiteIcon {
  file: string;
  /** In px. */
  size: number;
  svg: string;
  /** Purpose in the web app manifest; omitted for icons that are linked in `<head>`. */
  purpose?: 'any' | 'maskable';
}

/** Icons for browsers and home screens. Maskable icons keep the mark in the safe zone, the central 80 %. */
export const siteIcons: readonly SiteIcon[] = [
  { file: 'favicon.svg', size: 32, svg: iconSvg(32, 0.86, 0.06) },
  { file: 'favicon.ico', size: 32, svg: iconSvg(32, 0.86, 0.06) },
  { file: 'apple-touch-icon.png', size: 180, svg: iconSvg(180, 0.7, 0) },
  { file: 'icon-192.png', size: 192, svg: iconSvg(192, 0.8, 0.06), purpose: 'any' },
  { file: 'icon-512.png', size: 512, svg: iconSvg(512, 0.8, 0.06), purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, svg: iconSvg(512, 0.58, 0), purpose: 'maskable' },
];
