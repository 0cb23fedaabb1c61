import { line } from './draw';

// Text on labels and covers, drawn as strokes, so that rendering needs no fonts.

/** Width and path of a capital on a grid six units high. */
const glyphs: Record<string, readonly [width: number, path: string]> = {
  A: [4.2, 'M0 6 2.1 0 4.2 6M.8 4H3.4'],
  B: [3.8, 'M0 0V6H2.2C4.3 6 4.3 2.9 2.2 2.9H0M2.2 2.900C3.9 2.9 3.9 0 2.2 0H0'],
  C: [4, 'M4 1.1C3.4.4 2.8 0 2.1 0 .8 0 0 1.3 0 3S.8 6 2.1 6C2.8 6 3.4 5.6 4 4.9'],
  D: [4, 'M0 0V6H1.600C3.2 6 4 4.7 4 3S3.2 0 1.6 0Z'],
  E: [3.3, 'M3.3 0H0V6H3.300M0 3H2.7'],
  F: [3.2, 'M3.2 0H0V6M0 3H2.7'],
  G: [4.2, 'M4 1.100C3.4.4 2.8 0 2.1 0 .8 0 0 1.3 0 3S.8 6 2.1 6C3.2 6 4.2 5.3 4.2 3.400H2.5'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [2.4, 'M2.4 0V4.300C2.4 6.4 0 6.4 0 4.6'],
  K: [3.9, 'M0 0V6M3.7 0 0 3.700M1.3 2.5 3.9 6'],
  L: [3.2, 'M0 0V6H3.2'],
  M: [4.8, 'M0 6V0L2.4 4 4.8 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4.4, 'M2.2 0C.9 0 0 1.3 0 3S.9 6 2.2 6 4.4 4.7 4.4 3 3.5 0 2.2 0Z'],
  P: [3.7, 'M0 6V0H2.100C4.2 0 4.2 3.3 2.1 3.300H0'],
  Q: [4.4, 'M2.2 0C.9 0 0 1.3 0 3S.9 6 2.2 6 4.4 4.7 4.4 3 3.5 0 2.2 0ZM2.8 4.4 4.4 6.3'],
  R: [3.8, 'M0 6V0H2.100C4.2 0 4.2 3.2 2.1 3.200H0M2 3.2 3.8 6'],
  S: [3.7, 'M3.5 1C2.7-.3.2-.3.2 1.5.2 3.3 3.7 2.6 3.7 4.5 3.7 6.3.8 6.4 0 4.9'],
  T: [3.8, 'M0 0H3.800M1.9 0V6'],
  U: [3.9, 'M0 0V3.800C0 6.7 3.9 6.7 3.9 3.800V0'],
  V: [4, 'M0 0 2 6 4 0'],
  W: [5.6, 'M0 0 1.4 6 2.8 1 4.2 6 5.6 0'],
  X: [3.9, 'M0 0 3.9 6M3.9 0 0 6'],
  Y: [4, 'M0 0 2 3 4 0M2 3V6'],
  Z: [3.7, 'M0 0H3.700L0 6H3.7'],
  '0': [4, 'M2 0C.8 0 0 1.3 0 3S.8 6 2 6 4 4.7 4 3 3.2 0 2 0Z'],
  '1': [1.5, 'M0 1.1 1.5 0V6'],
  '2': [3.6, 'M.1 1.400C.4-.4 3.5-.4 3.5 1.7 3.5 3.3 0 4.5 0 6H3.6'],
  '3': [3.7, 'M.2.8C.9-.3 3.4-.3 3.4 1.5 3.4 2.8 1.5 2.9 1.5 2.900S3.7 3 3.7 4.400C3.7 6.4.7 6.5 0 5'],
  '6': [3.8, 'M3.2 0C1.2 0 0 1.9 0 4 0 6.7 3.8 6.7 3.8 4.1 3.8 1.8.8 1.7 0 3.8'],
  '7': [3.8, 'M0 0H3.800L1.4 6'],
  '8': [3.8, 'M1.9 0C-.1 0-.1 2.8 1.9 2.800S3.9 0 1.9 0ZM1.9 2.800C-.6 2.8-.6 6 1.9 6S4.4 2.8 1.9 2.800Z'],
  '9': [3.8, 'M.6 6C2.6 6 3.8 4.1 3.8 2 3.8-.7 0-.7 0 1.9 0 4.2 3 4.3 3.8 2.2'],
  '4': [4, 'M3 6V0L0 4.200H4'],
  '5': [3.6, 'M3.3 0H.5L.2 2.700C1.5 1.9 3.6 2.2 3.6 4.1 3.6 6.3.8 6.5 0 5'],
  ':': [0, 'M0 1.9V2M0 4.4V4.5'],
  '-': [2.4, 'M0 3H2.4'],
  '.': [0, 'M0 5.900V6'],
  '&': [4.4, 'M4.4 6 1 1.700C.2.5 2.9-.7 2.9 1.1 2.9 2.6 0 2.7 0 4.5 0 6.6 3.6 6.5 4.2 3.3'],
};
const SPACE = 2.4;

interface Lettering {
  /** `x` is the center of the line, `y` its top, `size` the height of the capitals. */
  x: number;
  y: number;
  size: number;
  color: string;
  /** Stroke width in grid units of a sixth of the height. */
  weight?: number;
  /** Space between two capitals in grid units. */
  spacing?: number;
  opacity?: number;
  /** Maximum width; longer texts are scaled down. */
  fit?: number;
}

/** A centered line of capitals. Characters without a glyph are skipped. */
export function lettering(
  text: string,
  { x, y, size, color, weight = 0.8, spacing = 1.5, opacity = 1, fit = Infinity }: Lettering,
): string {
  let pen = 0;
  const strokes: string[] = [];
  for (const letter of text.toUpperCase()) {
    const [width, path] = glyphs[letter] ?? [SPACE - spacing, undefined];
    if (path) strokes.push(line(path, color, weight, { transform: `translate(${pen.toFixed(1)} 0)` }));
    pen += width + spacing;
  }
  const scale = Math.min(size / 6, fit / Math.max(1, pen - spacing));
  const top = y + (size - scale * 6) / 2;
  const left = x - ((pen - spacing) * scale) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})" opacity="${opacity}">${strokes.join('')}</g>`;
}

/** Wraps a title into at most `most` lines of about `length` letters; the rest is cut off. */
export function titleLines(title: string, length: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of title
    .toUpperCase()
    .replace(/[^A-Z0-9&.: -]/g, '')
    .split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, most);
}

/** Whether the letter has a glyph. */
export const hasGlyph = (letter: string) => letter.toUpperCase() in glyphs;

/** In a mirrored drawing, mirrors text and marks back about `x`. */
export const upright = (turned: boolean, x: number, ...shapes: readonly string[]) =>
  turned ? `<g transform="translate(${2 * x} 0) scale(-1 1)">${shapes.join('')}</g>` : shapes.join('');
