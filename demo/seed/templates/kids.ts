import { piece, subCategory, texts, type CategorySeed } from './template';

const base = { shop: 'oak', brand: 'Little Oak', sizes: 'none' } as const;

export const kids: CategorySeed = {
  name: texts('Kids & toys', 'الأطفال والألعاب', 'کودک و اسباب‌بازی'),
  picture: { silhouette: 'toy', color: '#c8553d', accent: '#4c8a86', background: 'lilac' },
  details: [
    texts(
      'Safe in the mouth: EN 71 tested',
      'آمن في الفم: مختبر وفق EN 71',
      'بی‌خطر در دهان: آزموده با EN 71',
    ),
    texts('Lost a part? We send it', 'فقدت قطعة؟ نرسلها لك', 'قطعه‌ای گم شد؟ می‌فرستیم'),
    texts('Packed without plastic', 'مغلف بلا بلاستيك', 'بسته‌بندی بدون پلاستیک'),
  ],
  subCategories: [
    subCategory(texts('Wooden toys', 'ألعاب خشبية', 'اسباب‌بازی چوبی'), {
      ...base,
      silhouette: 'toy',
      name: texts('{line} wooden stacker', 'مكدّس {line} الخشبي', 'چینش چوبی {line}'),
      features: [
        texts('of seven arches', 'من سبعة أقواس', 'هفت‌کمانه'),
        texts('of twelve pieces', 'من اثنتي عشرة قطعة', 'دوازده‌تکه'),
        texts('for small hands', 'لأيدٍ صغيرة', 'برای دست‌های کوچک'),
      ],
      about: texts(
        'A bridge, a cave, a cradle, a fence: the child knows what it is today.',
        'جسر أو كهف أو مهد أو سياج: الطفل يعرف ما هو اليوم.',
        'پل، غار، گهواره یا پرچین: کودک می‌داند امروز چیست.',
      ),
      colors: ['rainbow', 'sunny'],
      pieces: [
        piece(texts('Rainbow', 'قوس قزح', 'رنگین‌کمان'), 12_900),
        piece(texts('Sunrise', 'الشروق', 'سپیده'), 14_900, 11_920),
        piece(texts('Hill', 'التل', 'تپه'), 9_999),
      ],
    }),
    subCategory(texts('Outdoor play', 'اللعب في الخارج', 'بازی بیرون'), {
      ...base,
      silhouette: 'ball',
      style: 1,
      name: texts('{line} play ball', 'كرة {line} للعب', 'توپ بازی {line}'),
      features: [
        texts('in natural rubber', 'من المطاط الطبيعي', 'از لاستیک طبیعی'),
        texts('that floats', 'تطفو', 'شناور'),
        texts('with a pump', 'مع منفاخ', 'همراه تلمبه'),
      ],
      about: texts(
        'Soft enough for the hallway, lively enough for the beach.',
        'لينة للممر وحيوية للشاطئ.',
        'نرم برای راهرو، پرجنب‌وجوش برای ساحل.',
      ),
      colors: ['sunny', 'coral', 'blue'],
      sizes: 'ball',
      pieces: [piece('Hop', 4_950), piece('Skip', 5_500, 4_675), piece('Jump', 6_799)],
    }),
    subCategory(texts('School bags', 'حقائب مدرسية', 'کیف مدرسه'), {
      ...base,
      silhouette: 'backpack',
      name: texts('{line} school bag', 'حقيبة {line} المدرسية', 'کیف مدرسهٔ {line}'),
      features: [
        texts('with reflectors', 'بعاكسات ضوء', 'با شبرنگ'),
        texts('under 700 g', 'بوزن أقل من 700 غ', 'زیر ۷۰۰ گرم'),
        texts('with a bottle pocket', 'بجيب للقارورة', 'با جای قمقمه'),
      ],
      about: texts(
        'Sits on the hips, opens wide, and survives being thrown into the corner.',
        'تستقر على الوركين وتُفتح على وسعها وتنجو من رميها في الزاوية.',
        'روی لگن می‌نشیند، کامل باز می‌شود و از پرت شدن به گوشه جان به در می‌برد.',
      ),
      colors: ['sky', 'rose', 'green'],
      pieces: [
        piece('Acorn', 18_900),
        piece('Maple', 21_500, 17_200),
        piece('Birch', 19_925, 0, { comingPrice: 14_900 }),
      ],
    }),
    subCategory(texts("Children's clothes", 'ملابس أطفال', 'لباس کودک'), {
      ...base,
      silhouette: 'tee',
      name: texts("{line} children's tee", 'قميص {line} للأطفال', 'تی‌شرت کودک {line}'),
      features: [
        texts('in organic cotton', 'من القطن العضوي', 'از پنبهٔ ارگانیک'),
        texts('with a pocket', 'بجيب', 'جیب‌دار'),
        texts('with wide stripes', 'بخطوط عريضة', 'راه‌راه پهن'),
      ],
      about: texts(
        'Room to climb in, and seams that do not scratch.',
        'مساحة للتسلق ودرزات لا تخدش.',
        'جا برای بالا رفتن و درزهایی که نمی‌خارند.',
      ),
      colors: ['sunny', 'sky', 'ivory'],
      sizes: 'age',
      pieces: [piece('Pebble', 5_900), piece('Puddle', 6_450, 4_515), piece('Feather', 7_250)],
    }),
    subCategory(texts('Soft toys', 'دمى محشوة', 'عروسک پارچه‌ای')),
  ],
};
