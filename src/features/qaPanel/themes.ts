import { SHADES } from '@/domain/settings';

/** Lightness of each shade in percent, in the order of `SHADES`. */
const LIGHTNESS = [36, 96, 90, 80, 68, 54, 42, 36, 29, 23, 18, 11] as const;
const SATURATION = 0.62;

/** HSL color as `#rrggbb`; `hue` in degrees, `lightness` in percent. */
function hexOf(hue: number, lightness: number): string {
  const light = lightness / 100;
  const span = SATURATION * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = light - span * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** All 12 shades by their server names: `primary`, `primary50` … `primary950`. */
function shadesOf(hue: number): Record<string, string> {
  return Object.fromEntries(
    SHADES.map((shade, index) => [
      shade === 'primary' ? shade : `primary${shade}`,
      hexOf(hue, LIGHTNESS[index] ?? 50),
    ]),
  );
}

/** Themes for testing; `none` simulates a server without theme colors. */
export const themes: Readonly<Record<string, Record<string, string> | null>> = {
  none: null,
  ocean: shadesOf(205),
  plum: shadesOf(290),
  ember: shadesOf(18),
};
