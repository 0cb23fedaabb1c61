import { createShopTheme } from '@/app/theme/createShopTheme';
import { defaultShades } from '@/shared/theme/palette';
import type { ThemeColors } from '@/domain/settings';

it('uses the colors of the settings, and defaults without them', () => {
  const plum = Object.fromEntries(Object.keys(defaultShades).map((shade) => [shade, '#6b2149']));
  const primaryOf = (colors: ThemeColors | null) => createShopTheme('ltr', colors).palette.primary.main;
  expect(primaryOf(plum as ThemeColors)).toBe('#6b2149');
  expect(primaryOf(null)).toBe(defaultShades.primary);
});
