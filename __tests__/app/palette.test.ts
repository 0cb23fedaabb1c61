import { createShopTheme } from '@/app/theme/createShopTheme';
import { contrastOf, READABLE } from '@/shared/theme/contrast';
import { darkPalette, defaultShades, lightPalette } from '@/shared/theme/palette';
import type { ThemeColors } from '@/domain/settings';

/** A theme whose shades are all the same. */
const themeOf = (color: string) =>
  Object.fromEntries(Object.keys(defaultShades).map((shade) => [shade, color])) as ThemeColors;

it('uses the colors of the settings, and defaults without them', () => {
  const primaryOf = (colors: ThemeColors | null) => createShopTheme('ltr', colors).palette.primary.main;
  expect(primaryOf(themeOf('#6b2149'))).toBe('#6b2149');
  expect(primaryOf(null)).toBe(defaultShades.primary);
});

it.each(['#000000', '#ffffff', '#ffd400', '#6b2149', '#808080', '#1f6feb'])(
  'keeps texts readable in a theme of %s alone (R66)',
  (color) => {
    for (const { primary, text, deep, background } of [lightPalette, darkPalette].map((of) =>
      of(themeOf(color)),
    )) {
      const pairs: [string, string][] = [
        [text.primary, primary.soft],
        [text.secondary, primary.soft],
        [primary.dark, primary.soft],
        [primary.main, background.paper],
        [primary.main, background.default],
        [primary.contrastText, primary.main],
        [deep.text, deep.main],
        [deep.textMuted, deep.main],
      ];
      const unreadable = pairs.filter(([one, other]) => contrastOf(one, other) < READABLE);
      expect(unreadable).toEqual([]);
    }
  },
);
