/** Minimum contrast of text on its background (WCAG 2.2, 1.4.3 AA). */
export const READABLE = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];

/** Parses "#rgb" or "#rrggbb"; anything else is black. */
function rgbOf(color: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1] ?? '000000';
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(long, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque hex colors, from 1 (equal) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * First color with enough contrast on every background, otherwise the one with the best contrast. Corrects
 * server themes with unreadable colors by another of their own shades.
 */
export function readableOf(
  colors: readonly [string, ...string[]],
  backgrounds: readonly string[],
  least = READABLE,
): string {
  const worst = (color: string) =>
    Math.min(...backgrounds.map((background) => contrastOf(color, background)));
  const best = colors.reduce((one, other) => (worst(other) > worst(one) ? other : one));
  return colors.find((color) => worst(color) >= least) ?? best;
}

/** Mixes `share` (0 to 1) of one color into another; returns "#rrggbb". */
export function mixed(color: string, into: string, share: number): string {
  const [from, to] = [rgbOf(into), rgbOf(color)];
  const channels = from.map((channel, index) =>
    Math.round(channel + ((to[index] ?? channel) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
