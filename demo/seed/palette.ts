import type { Texts } from '../languages';

interface Colour {
  name: Texts;
  code: string;
  accent: string;
}

const colour = (en: string, ar: string, ir: string, code: string, accent = '#ffffff'): Colour => ({
  name: { en, ar, ir },
  code,
  accent,
});

/** The colours that products come in. Their order is their id: add at the end. */
export const palette = {
  petrol: colour('Petrol', 'أزرق نفطي', 'آبی نفتی', '#1f3e50'),
  black: colour('Black', 'أسود', 'مشکی', '#23262b'),
  white: colour('White', 'أبيض', 'سفید', '#f2f2ef', '#e2553f'),
  red: colour('Red', 'أحمر', 'قرمز', '#c6452c'),
  green: colour('Forest green', 'أخضر غابي', 'سبز جنگلی', '#3d5a45'),
  seaGreen: colour('Sea green', 'أخضر بحري', 'سبز دریایی', '#2f7f73'),
  mustard: colour('Mustard', 'خردلي', 'خردلی', '#d8a13a', '#5b3b16'),
  sand: colour('Sand', 'رملي', 'شنی', '#d9cbb6', '#b8735a'),
  terracotta: colour('Terracotta', 'فخاري', 'سفالی', '#c9714d'),
  rose: colour('Rose', 'وردي', 'صورتی', '#e8a6a1'),
  ruby: colour('Ruby', 'ياقوتي', 'یاقوتی', '#a81f3c'),
  navy: colour('Navy', 'كحلي', 'سرمه‌ای', '#23395b', '#e0a458'),
  sky: colour('Sky blue', 'أزرق سماوي', 'آبی آسمانی', '#7fa9c4'),
  graphite: colour('Graphite', 'رمادي فحمي', 'ذغالی', '#394b59', '#2f6f8f'),
  silver: colour('Silver', 'فضي', 'نقره‌ای', '#c9ced4'),
  cognac: colour('Cognac', 'كونياك', 'عسلی تیره', '#9b5a34', '#5b3b16'),
  walnut: colour('Walnut', 'جوزي', 'گردویی', '#5a3a24', '#e0a458'),
  ivory: colour('Ivory', 'عاجي', 'عاجی', '#f1ece2', '#2f6f8f'),
  orange: colour('Orange', 'برتقالي', 'نارنجی', '#d96a28'),
  lilac: colour('Lilac', 'ليلكي', 'یاسی', '#9a8bb8'),
  olive: colour('Olive', 'زيتوني', 'زیتونی', '#7d8f6b'),
  coral: colour('Coral', 'مرجاني', 'مرجانی', '#d9603f', '#ffffff'),
  amber: colour('Amber', 'كهرماني', 'کهربایی', '#a65a1a', '#2f7f73'),
  rainbow: colour('Rainbow', 'ألوان قوس قزح', 'رنگین‌کمانی', '#c8553d', '#4c8a86'),
  sunny: colour('Sunny yellow', 'أصفر مشمس', 'زرد آفتابی', '#f0b429', '#d2472f'),
  blue: colour('Blue', 'أزرق', 'آبی', '#1d6fa3'),
} satisfies Record<string, Colour>;

export type ColourKey = keyof typeof palette;
export const colourKeys = Object.keys(palette) as ColourKey[];
export const colourId = (key: ColourKey) => colourKeys.indexOf(key) + 1;
