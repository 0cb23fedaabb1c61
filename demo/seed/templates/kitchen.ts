import { piece, subCategory, texts, type CategorySeed } from './template';

const base = { shop: 'copper', brand: 'Copper Pan', sizes: 'none' } as const;

export const kitchen: CategorySeed = {
  name: texts('Kitchen', 'المطبخ', 'آشپزخانه'),
  picture: { silhouette: 'pot', color: '#c6452c', accent: '#ffffff', background: 'mist' },
  details: [
    texts(
      'For every hob, induction included',
      'لكل المواقد بما فيها الحثّية',
      'مناسب همهٔ اجاق‌ها، حتی القایی',
    ),
    texts(
      'Dishwasher-safe where it says so',
      'آمن لغسالة الصحون حيث ذُكر ذلك',
      'قابل شست‌وشو در ماشین، اگر نوشته شده باشد',
    ),
    texts(
      'Lids and handles can be bought singly',
      'الأغطية والمقابض تُباع منفردة',
      'در و دسته جداگانه فروخته می‌شود',
    ),
  ],
  subCategories: [
    subCategory(texts('Pots & pans', 'قدور ومقالٍ', 'قابلمه و ماهیتابه'), {
      ...base,
      silhouette: 'pot',
      name: texts('{line} cast-iron casserole', 'قدر {line} من الحديد الزهر', 'قابلمهٔ چدنی {line}'),
      features: [
        texts('with enamel', 'مطلي بالمينا', 'لعابی'),
        texts('with a domed lid', 'بغطاء مقبب', 'با در گنبدی'),
        texts('for slow cooking', 'للطهي البطيء', 'برای پخت آرام'),
      ],
      about: texts(
        'Heavy where it should be, smooth where you clean it, and made to be inherited.',
        'ثقيل حيث يجب، أملس حيث تنظفه، ومصنوع ليُورَّث.',
        'سنگین آنجا که باید، صاف آنجا که می‌شویید، و ساخته شده برای ارث.',
      ),
      colors: ['red', 'petrol', 'ivory', 'mustard'],
      sizes: 'pot',
      pieces: [
        piece('Qidr', 56_000, 44_500),
        piece('Tabkha', 42_900),
        piece('Nar', 67_333, 0, { comingPrice: 53_900 }),
      ],
    }),
    subCategory(texts('Kettles', 'غلايات', 'کتری'), {
      ...base,
      silhouette: 'kettle',
      name: texts('{line} gooseneck kettle', 'غلاية {line} بعنق الإوزة', 'کتری گردن‌غازی {line}'),
      features: [
        texts('of 0.9 l', 'بسعة 0.9 لتر', '۰٫۹ لیتری'),
        texts('with a thermometer', 'مع ميزان حرارة', 'با دماسنج'),
        texts('with a wooden handle', 'بمقبض خشبي', 'با دستهٔ چوبی'),
      ],
      about: texts(
        'Pours as slowly as coffee wants it, and whistles only when it has to.',
        'تصبّ بالبطء الذي تريده القهوة ولا تصفّر إلا عند الحاجة.',
        'به همان آرامی می‌ریزد که قهوه می‌خواهد و فقط وقتی لازم است سوت می‌کشد.',
      ),
      colors: ['black', 'silver', 'seaGreen'],
      pieces: [
        piece('Dallah', 25_900, 0, { flashPrice: 18_950 }),
        piece('Samawar', 31_900),
        piece('Shay', 22_450, 19_999),
      ],
    }),
    subCategory(texts('Mugs', 'أكواب', 'لیوان'), {
      ...base,
      silhouette: 'mug',
      name: texts('{line} stoneware mug', 'كوب {line} الفخاري', 'ماگ سنگینهٔ {line}'),
      features: [
        texts('with a glazed band', 'بشريط مزجّج', 'با نوار لعاب'),
        texts('of 350 ml', 'بسعة 350 مل', '۳۵۰ میلی‌لیتری'),
        texts('as a pair', 'زوجًا', 'دوتایی'),
      ],
      about: texts(
        'Warm in both hands, heavy enough to stay, glazed where the lips touch.',
        'دافئ بين اليدين، ثقيل بما يكفي، ومزجّج حيث تلمسه الشفاه.',
        'گرم میان دو دست، به اندازه سنگین و لعاب‌خورده آنجا که لب می‌رسد.',
      ),
      colors: ['navy', 'sand', 'olive', 'coral'],
      pieces: [piece('Finjan', 5_500, 3_850), piece('Sabah', 4_499), piece('Layl', 8_975, 7_180)],
    }),
    subCategory(texts('Bottles', 'قوارير', 'بطری'), {
      ...base,
      silhouette: 'bottle',
      name: texts('{line} insulated bottle', 'قارورة {line} العازلة', 'قمقمهٔ عایق {line}'),
      features: [
        texts('for the desk', 'للمكتب', 'برای میز کار'),
        texts('with a cup lid', 'بغطاء كوب', 'با در فنجانی'),
        texts('with a carrying loop', 'بحلقة حمل', 'با حلقهٔ حمل'),
      ],
      about: texts(
        'Cold for a day, hot for half of one, and it does not sweat on the table.',
        'باردة يومًا كاملًا وساخنة نصف يوم ولا تتعرّق على الطاولة.',
        'یک روز سرد، نیم روز گرم، و روی میز عرق نمی‌کند.',
      ),
      colors: ['blue', 'black', 'orange'],
      sizes: 'bottle',
      pieces: [piece('Wadi', 12_900, 9_900), piece('Falaj', 10_450), piece('Oasis', 14_999)],
    }),
    subCategory(texts('Knives', 'سكاكين', 'چاقو')),
    subCategory(texts('Small appliances', 'أجهزة صغيرة', 'لوازم برقی کوچک')),
  ],
};
