import { piece, subCategory, texts, type CategorySeed } from './template';

const base = { shop: 'volt', brand: 'Volt & Wave', sizes: 'none' } as const;

export const electronics: CategorySeed = {
  name: texts('Electronics', 'إلكترونيات', 'الکترونیک'),
  picture: { silhouette: 'headphones', color: '#2f4a5c', accent: '#ffffff', background: 'sand' },
  details: [
    texts(
      'Two years of warranty, repaired in the Emirates',
      'ضمان سنتين وإصلاح داخل الإمارات',
      'دو سال گارانتی، تعمیر در امارات',
    ),
    texts(
      'USB-C throughout, cable in the box',
      'منفذ USB-C والكابل في العلبة',
      'درگاه USB-C، کابل درون جعبه',
    ),
    texts(
      'Spare parts for at least seven years',
      'قطع غيار لسبع سنوات على الأقل',
      'قطعهٔ یدکی دست‌کم تا هفت سال',
    ),
  ],
  subCategories: [
    subCategory(texts('Headphones', 'سماعات الرأس', 'هدفون'), {
      ...base,
      silhouette: 'headphones',
      name: texts('{line} over-ear headphones', 'سماعات {line} فوق الأذن', 'هدفون روگوشی {line}'),
      features: [
        texts('with noise cancelling', 'بخاصية عزل الضوضاء', 'با حذف نویز'),
        texts('with spatial audio', 'بصوت محيطي', 'با صدای فضایی'),
        texts('with a detachable cable', 'بكابل قابل للفصل', 'با کابل جداشدنی'),
      ],
      about: texts(
        'Two microphones in each cup listen to the room and cancel what you did not come to hear.',
        'ميكروفونان في كل سماعة يستمعان إلى الغرفة ويلغيان ما لم تأتِ لسماعه.',
        'دو میکروفون در هر گوشی به اتاق گوش می‌دهند و آنچه نمی‌خواهید بشنوید را حذف می‌کنند.',
      ),
      colors: ['petrol', 'black', 'red', 'sand'],
      lastColorSurcharge: 2_500,
      sizes: 'head',
      pieces: [
        piece('Aura', 89_900, 74_900),
        piece('Aura Pro', 124_900),
        piece('Studio One', 39_900, 0, { stock: 5 }),
      ],
    }),
    subCategory(texts('Speakers', 'مكبرات الصوت', 'بلندگو'), {
      ...base,
      silhouette: 'speaker',
      name: texts('{line} room speaker', 'مكبر صوت {line} للغرفة', 'بلندگوی خانگی {line}'),
      features: [
        texts('with 360° sound', 'بصوت 360 درجة', 'با صدای ۳۶۰ درجه'),
        texts('for the kitchen shelf', 'لرف المطبخ', 'برای قفسهٔ آشپزخانه'),
        texts('with stand', 'مع حامل', 'همراه پایه'),
      ],
      about: texts(
        'One cloth-covered cylinder that fills the room evenly, wherever you put it.',
        'أسطوانة واحدة مكسوة بالقماش تملأ الغرفة بالصوت أينما وضعتها.',
        'استوانه‌ای پارچه‌پوش که هر جا بگذارید صدا را یکدست در اتاق پخش می‌کند.',
      ),
      colors: ['red', 'seaGreen', 'graphite'],
      pieces: [
        piece('Mono 2', 49_900, 0, { flashPrice: 34_900 }),
        piece('Mono Mini', 18_900),
        piece('Mono Tower', 109_900, 89_900, { stock: 0 }),
      ],
    }),
    subCategory(texts('Phones', 'هواتف', 'تلفن همراه'), {
      ...base,
      silhouette: 'phone',
      name: texts('{line} smartphone', 'هاتف {line} الذكي', 'گوشی هوشمند {line}'),
      features: [
        texts('with a two-day battery', 'ببطارية تدوم يومين', 'با باتری دوروزه'),
        texts('that fits one hand', 'بحجم يناسب يدًا واحدة', 'به اندازهٔ یک دست'),
        texts('with a telephoto lens', 'بعدسة مقرّبة', 'با لنز تله'),
      ],
      about: texts(
        'A bright screen, a camera for the evening and seven years of updates.',
        'شاشة ساطعة وكاميرا للمساء وسبع سنوات من التحديثات.',
        'نمایشگری روشن، دوربینی برای شب و هفت سال به‌روزرسانی.',
      ),
      colors: ['navy', 'silver', 'lilac'],
      sizes: 'storage',
      pieces: [
        piece('Nova 8', 319_900, 289_900),
        piece('Nova 8 Compact', 249_900),
        piece('Nova 8 Ultra', 449_950, 0, { comingPrice: 399_900 }),
      ],
    }),
    subCategory(texts('Laptops & tablets', 'حواسيب محمولة ولوحية', 'لپ‌تاپ و تبلت'), {
      ...base,
      silhouette: 'laptop',
      name: texts('{line} laptop', 'حاسوب {line} المحمول', 'لپ‌تاپ {line}'),
      features: [
        texts('with 16 GB of memory', 'بذاكرة 16 غ.ب', 'با ۱۶ گیگابایت حافظه'),
        texts('under one kilogram', 'بوزن أقل من كيلوغرام', 'زیر یک کیلوگرم'),
        texts('with a matte screen', 'بشاشة غير لامعة', 'با نمایشگر مات'),
      ],
      about: texts(
        'A quiet aluminium machine that wakes before the lid is open.',
        'جهاز ألمنيوم هادئ يستيقظ قبل أن يُفتح غطاؤه.',
        'دستگاهی آلومینیومی و بی‌صدا که پیش از باز شدن در بیدار است.',
      ),
      colors: ['silver', 'graphite'],
      sizes: 'disk',
      pieces: [
        piece('Swift 14', 399_900, 329_900),
        piece('Swift Air', 459_900),
        piece('Swift 16 Studio', 689_975, 649_975),
      ],
    }),
    subCategory(texts('Cameras', 'كاميرات', 'دوربین'), {
      ...base,
      silhouette: 'camera',
      name: texts('{line} compact camera', 'كاميرا {line} المدمجة', 'دوربین کامپکت {line}'),
      features: [
        texts('with a 35 mm lens', 'بعدسة 35 مم', 'با لنز ۳۵ میلی‌متری'),
        texts('with a 28 mm lens', 'بعدسة 28 مم', 'با لنز ۲۸ میلی‌متری'),
        texts('for travelling', 'للسفر', 'برای سفر'),
      ],
      about: texts(
        'One fixed lens, two dials and nothing between you and the picture.',
        'عدسة ثابتة وقرصا ضبط ولا شيء بينك وبين الصورة.',
        'یک لنز ثابت، دو پیچ و دیگر هیچ چیز میان شما و عکس.',
      ),
      colors: ['black', 'silver'],
      lastColorSurcharge: 10_000,
      pieces: [
        piece('Rangefinder X', 349_900, 0, { stock: 0 }),
        piece('Rangefinder S', 279_900, 254_999),
        piece('Pocket 28', 149_925),
      ],
    }),
    subCategory(texts('Smart watches', 'ساعات ذكية', 'ساعت هوشمند'), {
      ...base,
      silhouette: 'watch',
      name: texts('{line} smart watch', 'ساعة {line} الذكية', 'ساعت هوشمند {line}'),
      features: [
        texts('with a steel case', 'بهيكل فولاذي', 'با بدنهٔ فولادی'),
        texts('for runners', 'للعدّائين', 'برای دوندگان'),
        texts('with ten days of battery', 'ببطارية تدوم عشرة أيام', 'با باتری ده‌روزه'),
      ],
      about: texts(
        'Looks like a watch first, and counts, pays and wakes you besides.',
        'تبدو ساعة أولًا، ثم تعدّ خطواتك وتدفع وتوقظك.',
        'پیش از هر چیز یک ساعت است؛ قدم می‌شمارد، پرداخت می‌کند و بیدارتان می‌کند.',
      ),
      colors: ['black', 'cognac', 'silver'],
      sizes: 'strap',
      pieces: [
        piece('Pulse 3', 89_900, 79_900),
        piece('Pulse Run', 64_900),
        piece('Pulse Ten', 109_999, 0, { comingPrice: 87_999 }),
      ],
    }),
  ],
};
