import type { Texts } from '../languages';

interface Color {
  name: Texts;
  code: string;
  accent: string;
}

const color = (en: string, ar: string, ir: string, code: string, accent = '#ffffff'): Color => ({
  name: { en, ar, ir },
  code,
  accent,
});

/** Product colors. The order determines the ids: append new ones. */
export const palette = {
  petrol: color('Petrol', 'أزرق نفطي', 'آبی نفتی', '#1f3e50'),
  black: color('Black', 'أسود', 'مشکی', '#23262b'),
  white: color('White', 'أبيض', 'سفید', '#f2f2ef', '#e2553f'),
  red: color('Red', 'أحمر', 'قرمز', '#c6452c'),
  green: color('Forest green', 'أخضر غابي', 'سبز جنگلی', '#3d5a45'),
  seaGreen: color('Sea green', 'أخضر بحري', 'سبز دریایی', '#2f7f73'),
  mustard: color('Mustard', 'خردلي', 'خردلی', '#d8a13a', '#5b3b16'),
  sand: color('Sand', 'رملي', 'شنی', '#d9cbb6', '#b8735a'),
  terracotta: color('Terracotta', 'فخاري', 'سفالی', '#c9714d'),
  rose: color('Rose', 'وردي', 'صورتی', '#e8a6a1'),
  ruby: color('Ruby', 'ياقوتي', 'یاقوتی', '#a81f3c'),
  navy: color('Navy', 'كحلي', 'سرمه‌ای', '#23395b', '#e0a458'),
  sky: color('Sky blue', 'أزرق سماوي', 'آبی آسمانی', '#7fa9c4'),
  graphite: color('Graphite', 'رمادي فحمي', 'ذغالی', '#394b59', '#2f6f8f'),
  silver: color('Silver', 'فضي', 'نقره‌ای', '#c9ced4'),
  cognac: color('Cognac', 'كونياك', 'عسلی تیره', '#9b5a34', '#5b3b16'),
  walnut: color('Walnut', 'جوزي', 'گردویی', '#5a3a24', '#e0a458'),
  ivory: color('Ivory', 'عاجي', 'عاجی', '#f1ece2', '#2f6f8f'),
  orange: color('Orange', 'برتقالي', 'نارنجی', '#d96a28'),
  lilac: color('Lilac', 'ليلكي', 'یاسی', '#9a8bb8'),
  olive: color('Olive', 'زيتوني', 'زیتونی', '#7d8f6b'),
  coral: color('Coral', 'مرجاني', 'مرجانی', '#d9603f', '#ffffff'),
  amber: color('Amber', 'كهرماني', 'کهربایی', '#a65a1a', '#2f7f73'),
  rainbow: color('Rainbow', 'ألوان قوس قزح', 'رنگین‌کمانی', '#c8553d', '#4c8a86'),
  sunny: color('Sunny yellow', 'أصفر مشمس', 'زرد آفتابی', '#f0b429', '#d2472f'),
  blue: color('Blue', 'أزرق', 'آبی', '#1d6fa3'),
} satisfies Record<string, Color>;

export type ColorKey = keyof typeof palette;
export const colorKeys = Object.keys(palette) as ColorKey[];
export const paletteColorId = (key: ColorKey) => colorKeys.indexOf(key) + 1;
