import type { Paint, Tones } from './types';

/**
 * Lightness, green–red and blue–yellow in Oklab. Mixing in this space keeps the hue and is perceptually
 * uniform.
 */
type Lab = readonly [number, number, number];

const linear = (byte: number) => (byte <= 0.04045 ? byte / 12.92 : ((byte + 0.055) / 1.055) ** 2.4);
const gamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

function channels(hex: string): [number, number, number] {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const full = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : hex;
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(full);
  if (!match) throw new Error(`Not a colour: ${hex}`);
  const [r, g, b] = match.slice(1).map((pair) => linear(parseInt(pair, 16) / 255));
  return [r ?? 0, g ?? 0, b ?? 0];
}

function toLab(hex: string): Lab {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = rgb.map((light) => Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, light)))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colors in Oklab; `share` (0–1) is the weight of the first. */
export function mix(first: string, second: string, share: number): string {
  const [one, two] = [toLab(first), toLab(second)];
  return toHex([
    one[0] * share + two[0] * (1 - share),
    one[1] * share + two[1] * (1 - share),
    one[2] * share + two[2] * (1 - share),
  ]);
}

export const lighten = (color: string, share: number) => mix(color, '#ffffff', 1 - share);
export const darken = (color: string, share: number) => mix(color, '#000000', 1 - share);

/**
 * Reduces the lightness by `drop` (0–1) and raises the saturation, as for a wall in half shade. Mixing with
 * black would turn the color gray.
 */
export function deepen(color: string, drop: number, chroma = 1 + 6 * drop): string {
  const [L, a, b] = toLab(color);
  return toHex([Math.max(0.1, L - drop), a * chroma, b * chroma]);
}

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightness = (color: string) => toLab(color)[0];

/** Perceived difference of two colors in Oklab: 0 for equal ones, 1 for black and white. */
export function difference(first: string, second: string): number {
  const [one, two] = [toLab(first), toLab(second)];
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2). */
export function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = channels(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [one, two] = [luminance(first), luminance(second)];
  return one > two ? one / two : two / one;
}

/** Clamps the lightness, because pure white and pure black leave no range for light and shadow. */
function exposed(color: string): string {
  const [L, a, b] = toLab(color);
  return toHex([Math.min(0.957, Math.max(0.262, L)), a, b]);
}

/**
 * Color of a plane facing away from the light. Yellows are shifted toward orange; mixed with black they turn
 * green.
 */
function shaded(color: string, share: number): string {
  const [L, a, b] = toLab(darken(color, share));
  const yellow = Math.max(0, Math.min(1, (b - 2.2 * Math.abs(a)) * 9));
  return toHex([L, a + 0.03 * yellow, b]);
}

export function tonesOf(paint: Paint & { style?: number | undefined; label?: string | undefined }): Tones {
  const color = exposed(paint.color);
  const accent = exposed(paint.accent);
  return {
    color,
    light: lighten(color, 0.38),
    shade: shaded(color, 0.26),
    deep: shaded(color, 0.52),
    accent,
    accentLight: lighten(accent, 0.38),
    accentShade: shaded(accent, 0.26),
    ink: lightness(color) < 0.78 ? '#ffffff' : '#2a2d33',
    style: paint.style ?? 0,
    label: paint.label === '' ? undefined : paint.label,
  };
}
