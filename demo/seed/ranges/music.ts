import { spec, textList, type Range } from './range';

export const music: readonly Range[] = [
  {
    subCategory: 'Guitars',
    silhouette: 'guitar',
    kinds: textList(
      'classical guitar | غيتار كلاسيكي | گیتار کلاسیک',
      'concert guitar | غيتار حفلات | گیتار کنسرت',
      'student guitar | غيتار للطلاب | گیتار هنرجویی',
      'travel guitar | غيتار للسفر | گیتار سفری',
    ),
    features: textList(
      'with a cedar top | بوجه من الأرز | با صفحهٔ سدر',
      'with a spruce top | بوجه من التنوب | با صفحهٔ صنوبر',
      'in three-quarter size | بحجم ثلاثة أرباع | سه‌چهارم',
      'with a padded case | بحقيبة مبطنة | با کیف نرم',
      'for left hands | لليد اليسرى | چپ‌دست',
      'set up by hand | مضبوط باليد | تنظیم‌شده با دست',
    ),
    abouts: textList(
      'Answers a soft touch and forgives a hard one. | يجيب اللمسة اللينة ويغفر القاسية. | به زخمهٔ نرم پاسخ می‌دهد و زخمهٔ تند را می‌بخشد.',
      'Played in by our luthier for a week before it leaves the house. | يعزف عليه صانعنا أسبوعًا قبل أن يغادر الدار. | سازندهٔ ما پیش از فرستادن یک هفته با آن می‌نوازد.',
      'Frets filed, action low, strings that a beginner’s fingers can bear. | دساتينه مبرودة وأوتاره قريبة تحتملها أصابع المبتدئ. | پرده‌ها سوهان‌خورده، سیم‌ها نزدیک و برای انگشت نوآموز نرم.',
    ),
    specs: [
      spec('Scale of {n} mm | طول الوتر {n} مم | طول سیم {n} میلی‌متر', 560, 660, 10),
      spec('Nut {n} mm wide | عرض العظمة {n} مم | پهنای شیطانک {n} میلی‌متر', 43, 52, 1),
    ],
    colors: ['amber', 'cognac', 'walnut', 'black', 'ruby', 'sand'],
    sizes: 'none',
    prices: [34_900, 189_900],
    shops: { maqam: 16 },
  },
  {
    subCategory: 'Notebooks',
    silhouette: 'book',
    kinds: textList(
      'notebook | دفتر | دفترچه',
      'sketchbook | كراسة رسم | دفتر طراحی',
      'travel journal | دفتر رحلات | دفتر سفر',
      'recipe book | دفتر وصفات | دفتر آشپزی',
    ),
    features: textList(
      'with dotted pages | بصفحات منقطة | با صفحه‌های نقطه‌ای',
      'with plain pages | بصفحات بيضاء | با صفحه‌های سفید',
      'with lined pages | بصفحات مسطرة | با صفحه‌های خط‌دار',
      'bound in linen | مجلد بالكتان | با جلد کتان',
      'with a ribbon | بشريط | با روبان',
      'with numbered pages | بصفحات مرقمة | با صفحه‌های شماره‌دار',
    ),
    abouts: textList(
      'Lies open by itself at any page. | يبقى مفتوحًا وحده عند أي صفحة. | در هر صفحه‌ای خودش باز می‌ماند.',
      'Paper that takes a fountain pen without a shadow on the back. | ورق يقبل قلم الحبر دون ظل على ظهره. | کاغذی که جوهر خودنویس از پشتش پیدا نیست.',
      'Sewn in sixteens, with a pocket at the end for what one finds. | مخيط في ملازم وفي آخره جيب لما يُعثر عليه. | فرم‌به‌فرم دوخته، با جیبی در پایان برای یافته‌ها.',
    ),
    specs: [
      spec('{n} pages | {n} صفحة | {n} صفحه', 96, 320, 16),
      spec('Paper of {n} g per m² | ورق {n} غ للمتر المربع | کاغذ {n} گرمی', 80, 200, 10),
    ],
    colors: ['ruby', 'navy', 'sunny', 'seaGreen', 'coral', 'black', 'sky'],
    sizes: 'none',
    prices: [2_900, 9_900],
    shops: { lantern: 12, balcony: 2 },
  },
];
