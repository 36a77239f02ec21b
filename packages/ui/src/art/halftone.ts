/** A screen of dots: its canvas, in the units between dots. */
export interface ScreenSize {
  width: number;
  height: number;
}

/** How bright a picture is at a place, 0 (black) to 1 (white). */
export type Brightness = (x: number, y: number) => number;

/** Size of a portrait before it becomes a screen of dots. */
export const portraitSize: ScreenSize = { width: 500, height: 700 };
/** Rows of the screen are this far apart; in a row, dots are twice as far apart, and every other row is shifted by half. */
export const rowStep = 10;
export const columnStep = rowStep * 2;

/** Diameter of the dot that the letter `a` stands for; each next letter is one unit more, and `.` is no dot. */
const smallest = 3;
const firstLetter = 'a'.charCodeAt(0);

/** Diameter of a letter's dot, or 0. */
export const diameterOf = (letter: string) =>
  letter === '.' ? 0 : letter.charCodeAt(0) - firstLetter + smallest;

const letterOf = (diameter: number) =>
  diameter < smallest ? '.' : String.fromCharCode(firstLetter + diameter - smallest);

/**
 * Turns a picture into rows of letters, each a dot as large as the picture is dark there. Midtones are lightened, so that a
 * face stays open.
 *
 * @param brightness The picture, at each place within `size`.
 */
export function halftone(brightness: Brightness, size: ScreenSize = portraitSize): string[] {
  const reach = [-6, -3, 0, 3, 6];
  const clamp = (value: number, length: number) => Math.min(length - 1, Math.max(0, value));
  const darknessAt = (x: number, y: number) => {
    const samples = reach.flatMap((dy) =>
      reach.map((dx) => brightness(clamp(x + dx, size.width), clamp(y + dy, size.height))),
    );
    return 1 - samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  };
  const letterAt = (x: number, y: number) => {
    const darkness = darknessAt(x, y);
    const tone = darkness > 0.9 ? darkness : darkness ** 1.55 * 1.02;
    return letterOf(Math.round(Math.sqrt(tone) * columnStep * 1.04));
  };
  return Array.from({ length: size.height / rowStep + 1 }, (_row, row) => {
    const shift = row % 2 ? columnStep / 2 : 0;
    const count = Math.floor((size.width - shift) / columnStep) + 1;
    return Array.from({ length: count }, (_dot, column) =>
      letterAt(column * columnStep + shift, row * rowStep),
    )
      .join('')
      .replace(/\.+$/, '');
  });
}
