import { piece, subCategory, texts, type CategorySeed } from './template';

const base = { shop: 'nordlys', brand: 'Nordlys Home', sizes: 'none' } as const;

export const home: CategorySeed = {
  name: texts('Home & living', 'المنزل والمعيشة', 'خانه و زندگی'),
  picture: { silhouette: 'lamp', color: '#d9603f', accent: '#ffffff', background: 'butter' },
  details: [
    texts('Wood from managed forests', 'خشب من غابات مُدارة', 'چوب از جنگل‌های مدیریت‌شده'),
    texts(
      'Carried to the room, packaging taken back',
      'يُوصل إلى الغرفة وتُستعاد العبوة',
      'تحویل تا داخل اتاق و بازگرداندن بسته‌بندی',
    ),
    texts('Covers can be taken off and washed', 'أغطية قابلة للنزع والغسل', 'روکش‌ها جدا و شسته می‌شوند'),
  ],
  subCategories: [
    subCategory(
      texts('Chairs & sofas', 'كراسي وأرائك', 'صندلی و مبل'),
      {
        ...base,
        silhouette: 'chair',
        name: texts('{line} lounge chair', 'كرسي {line} للاسترخاء', 'صندلی راحتی {line}'),
        features: [
          texts('in wool bouclé', 'من صوف البوكليه', 'با پارچهٔ بوکله'),
          texts('in linen', 'من الكتان', 'با پارچهٔ کتان'),
          texts('in velvet', 'من المخمل', 'با پارچهٔ مخمل'),
        ],
        about: texts(
          'A deep seat, a high back and oak legs that have never met a screw you can see.',
          'مقعد عميق وظهر عالٍ وأرجل من البلوط بلا برغي ظاهر.',
          'نشیمنی عمیق، پشتی بلند و پایه‌هایی از بلوط بی هیچ پیچ پیدا.',
        ),
        colors: ['seaGreen', 'mustard', 'sand'],
        lastColorSurcharge: 7_500,
        pieces: [
          piece('Hald', 179_900, 145_000),
          piece('Fjord', 139_900),
          piece('Solen', 159_950, 0, { stock: 3 }),
        ],
      },
      {
        ...base,
        silhouette: 'sofa',
        name: texts('{line} sofa', 'أريكة {line}', 'مبل {line}'),
        features: [
          texts('for two', 'لشخصين', 'دونفره'),
          texts('for three', 'لثلاثة أشخاص', 'سه‌نفره'),
          texts('that becomes a bed', 'تتحول إلى سرير', 'تخت‌خواب‌شو'),
        ],
        about: texts(
          'Feather and foam in loose cushions, on a frame that is guaranteed for ten years.',
          'ريش وإسفنج في وسائد منفصلة على هيكل مضمون عشر سنوات.',
          'پَر و اسفنج در کوسن‌های آزاد، روی اسکلتی با ده سال ضمانت.',
        ),
        colors: ['sky', 'graphite', 'terracotta'],
        pieces: [
          piece('Fjell', 360_000, 295_000),
          piece('Fjell Wide', 479_900),
          piece('Natt', 419_950, 0, { comingPrice: 369_950 }),
        ],
      },
    ),
    subCategory(texts('Lighting', 'إضاءة', 'روشنایی'), {
      ...base,
      silhouette: 'lamp',
      name: texts('{line} table lamp', 'مصباح طاولة {line}', 'چراغ رومیزی {line}'),
      features: [
        texts('with a linen shade', 'بمظلة من الكتان', 'با کلاهک کتان'),
        texts('with a paper shade', 'بمظلة من الورق', 'با کلاهک کاغذی'),
        texts('with a dimmer', 'مع مخفّت للضوء', 'با دیمر'),
      ],
      about: texts(
        'Light that falls on the page and not into the eye, on a foot of turned brass.',
        'ضوء يقع على الصفحة لا في العين، على قاعدة من النحاس.',
        'نوری که بر صفحه می‌تابد نه در چشم، روی پایهٔ برنجی.',
      ),
      colors: ['petrol', 'coral', 'ivory'],
      pieces: [piece('Alba', 28_900), piece('Lys', 21_975, 19_778), piece('Dag', 34_900)],
    }),
    subCategory(texts('Cushions', 'وسائد', 'کوسن'), {
      ...base,
      silhouette: 'cushion',
      name: texts('{line} cushion', 'وسادة {line}', 'کوسن {line}'),
      features: [
        texts('in linen with stripes', 'من الكتان المخطط', 'کتان راه‌راه'),
        texts('in washed cotton', 'من القطن المغسول', 'پنبهٔ شسته'),
        texts('with a hand-sewn edge', 'بحافة مخيطة يدويًا', 'با لبهٔ دست‌دوز'),
      ],
      about: texts(
        'Woven in a family mill, filled with down, closed with a zip that nobody sees.',
        'منسوجة في مشغل عائلي ومحشوة بالزغب وبسحّاب لا يراه أحد.',
        'بافتهٔ کارگاهی خانوادگی، پر شده با پر نرم و زیپی پنهان.',
      ),
      colors: ['mustard', 'olive', 'sky', 'rose'],
      sizes: 'cushion',
      pieces: [piece('Strand', 8_500), piece('Vik', 6_995), piece('Bris', 11_450, 9_160)],
    }),
    subCategory(
      texts('Plants & vases', 'نباتات ومزهريات', 'گیاه و گلدان'),
      {
        ...base,
        silhouette: 'plant',
        name: texts('{line} in a terracotta pot', 'نبتة {line} في أصيص فخاري', 'گیاه {line} در گلدان سفالی'),
        features: [texts('', '', '')],
        about: texts(
          'Grown in Al Ain, used to sun and to being forgotten now and then.',
          'نُمّيت في العين، تألف الشمس ولا تمانع النسيان أحيانًا.',
          'پرورش‌یافته در العین؛ به آفتاب و گاهی فراموشی عادت دارد.',
        ),
        colors: ['terracotta', 'ivory'],
        sizes: 'plant',
        pieces: [
          piece(texts('Agave', 'الأغاف', 'آگاو'), 12_000, 9_500),
          piece(texts('Snake plant', 'جلد النمر', 'سانسوریا'), 8_800),
        ],
      },
      {
        ...base,
        silhouette: 'vase',
        name: texts('{line} hand-thrown vase', 'مزهرية {line} المصنوعة يدويًا', 'گلدان دست‌ساز {line}'),
        features: [
          texts('with a band', 'بشريط ملوّن', 'با نوار رنگی'),
          texts('in raw stoneware', 'من الفخار الخام', 'از سنگینه خام'),
        ],
        about: texts(
          'No two are the same: each is turned, dipped and fired by one pair of hands.',
          'لا تتشابه اثنتان: كل واحدة تُدار وتُغمس وتُحرق بيدين اثنتين.',
          'هیچ دو تایی یکسان نیست: هر کدام را یک جفت دست می‌سازد، لعاب می‌زند و می‌پزد.',
        ),
        colors: ['sand', 'ivory', 'graphite'],
        pieces: [piece('Sav', 17_500), piece('Kyst', 22_250, 18_912)],
      },
    ),
    subCategory(texts('Candles', 'شموع', 'شمع'), {
      ...base,
      silhouette: 'candle',
      name: texts('{line} soy candle', 'شمعة الصويا {line}', 'شمع سویای {line}'),
      features: [
        texts('of 220 g', 'بوزن 220 غ', '۲۲۰ گرمی'),
        texts('with three wicks', 'بثلاث فتائل', 'سه‌فتیله'),
        texts('in reusable glass', 'في زجاج يعاد استخدامه', 'در شیشهٔ چندبارمصرف'),
      ],
      about: texts(
        'Burns for forty-five hours and smells of what it says, no more.',
        'تحترق خمسًا وأربعين ساعة ورائحتها كما كُتب عليها لا أكثر.',
        'چهل و پنج ساعت می‌سوزد و همان بویی را دارد که نوشته شده.',
      ),
      colors: ['ivory', 'amber', 'rose'],
      pieces: [
        piece(texts('Amber & oud', 'العنبر والعود', 'عنبر و عود'), 8_900, 0, { flashPrice: 5_990 }),
        piece(texts('Orange blossom', 'زهر البرتقال', 'بهارنارنج'), 8_900),
        piece(texts('Cedar & smoke', 'الأرز والدخان', 'سدر و دود'), 9_950, 7_960),
      ],
    }),
    subCategory(texts('Tools', 'عدد وأدوات', 'ابزار')),
  ],
};
