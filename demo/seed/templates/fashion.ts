import { piece, subCategory, texts, type CategorySeed } from './template';

const base = { shop: 'sahra', brand: 'Sahra Studio', sizes: 'none' } as const;

export const fashion: CategorySeed = {
  name: texts('Fashion', 'أزياء', 'مد و پوشاک'),
  picture: { silhouette: 'jacket', color: '#3d5a45', accent: '#ffffff', background: 'sage' },
  details: [
    texts(
      'Made in small runs in Sharjah and Izmir',
      'يُصنع بكميات محدودة في الشارقة وإزمير',
      'دوخت محدود در شارجه و ازمیر',
    ),
    texts('Free first repair', 'أول إصلاح مجاني', 'نخستین تعمیر رایگان'),
    texts('Exchange of size within 14 days', 'استبدال المقاس خلال 14 يومًا', 'تعویض سایز تا ۱۴ روز'),
  ],
  subCategories: [
    subCategory(texts('Shoes & boots', 'أحذية وبوت', 'کفش و بوت'), {
      ...base,
      shop: 'atlas',
      brand: 'Atlas Trail',
      silhouette: 'sneaker',
      name: texts('{line} everyday sneaker', 'حذاء {line} اليومي', 'کتانی روزمرهٔ {line}'),
      features: [
        texts('in suede', 'من الشمواه', 'از جیر'),
        texts('in canvas', 'من القماش', 'از پارچهٔ کتان'),
        texts('with a gum sole', 'بنعل مطاطي', 'با زیرهٔ لاستیکی'),
      ],
      about: texts(
        'A low shoe for the whole day, with an insole that can be changed.',
        'حذاء منخفض لليوم كله بنعل داخلي يمكن تبديله.',
        'کفشی کوتاه برای تمام روز، با کفی تعویض‌شدنی.',
      ),
      colors: ['white', 'navy', 'olive'],
      sizes: 'shoes',
      pieces: [piece('Quay', 27_900), piece('Souk', 22_950, 18_360), piece('Dhow', 31_999)],
    }),
    subCategory(texts('Jackets', 'سترات', 'کت و کاپشن'), {
      ...base,
      silhouette: 'jacket',
      name: texts('{line} bomber jacket', 'سترة {line} بومبر', 'کاپشن بمبر {line}'),
      features: [
        texts('with a recycled shell', 'بقماش معاد تدويره', 'با رویهٔ بازیافتی'),
        texts('with a quilted lining', 'ببطانة مبطنة', 'با آستر لایه‌دوزی'),
        texts('in waxed cotton', 'من القطن المشمّع', 'از پنبهٔ موم‌اندود'),
      ],
      about: texts(
        'Light enough for an evening on the corniche, warm enough for the desert after dark.',
        'خفيفة لأمسية على الكورنيش ودافئة لليل الصحراء.',
        'سبک برای شبی در ساحل و گرم برای صحرای شبانه.',
      ),
      colors: ['green', 'navy', 'black'],
      sizes: 'clothes',
      pieces: [
        piece('Harbour', 51_900),
        piece('Dune', 64_900, 55_165),
        piece('Monsoon', 78_950, 0, { comingPrice: 59_900 }),
      ],
    }),
    subCategory(texts('T-shirts', 'قمصان', 'تی‌شرت'), {
      ...base,
      silhouette: 'tee',
      name: texts('{line} heavy cotton tee', 'قميص {line} من القطن الثقيل', 'تی‌شرت نخی ضخیم {line}'),
      features: [
        texts('in a boxy fit', 'بقصّة واسعة', 'با برش آزاد'),
        texts('in a straight fit', 'بقصّة مستقيمة', 'با برش صاف'),
        texts('with long sleeves', 'بأكمام طويلة', 'آستین‌بلند'),
      ],
      about: texts(
        'Two hundred and forty grams of cotton that keep their shape, wash after wash.',
        'مئتان وأربعون غرامًا من القطن تحافظ على شكلها غسلة بعد غسلة.',
        'دویست و چهل گرم پنبه که پس از هر شست‌وشو فرم خود را نگه می‌دارد.',
      ),
      colors: ['white', 'black', 'sand', 'sky'],
      sizes: 'clothes',
      pieces: [piece('Plain', 9_900, 6_900), piece('Field', 8_900), piece('Atelier', 13_333, 11_111)],
    }),
    subCategory(texts('Handbags', 'حقائب يد', 'کیف دستی'), {
      ...base,
      shop: 'rosewater',
      brand: 'Rosewater',
      silhouette: 'handbag',
      name: texts('{line} leather satchel', 'حقيبة {line} الجلدية', 'کیف چرمی {line}'),
      features: [
        texts('for every day', 'لكل يوم', 'برای هر روز'),
        texts('with a shoulder strap', 'بحزام للكتف', 'با بند شانه'),
        texts('in grained leather', 'من الجلد المحبب', 'از چرم دانه‌دار'),
      ],
      about: texts(
        'Vegetable-tanned leather that grows darker and better with the years.',
        'جلد مدبوغ نباتيًا يزداد لونه عمقًا وجمالًا مع السنين.',
        'چرم دباغی گیاهی که با گذر سال‌ها تیره‌تر و زیباتر می‌شود.',
      ),
      colors: ['cognac', 'black', 'ruby'],
      lastColorSurcharge: 3_025,
      pieces: [
        piece('Laleh', 58_900, 0, { flashPrice: 41_225 }),
        piece('Parvaneh', 46_500),
        piece('Mina', 72_475, 64_990),
      ],
    }),
    subCategory(
      texts('Accessories', 'إكسسوارات', 'اکسسوری'),
      {
        ...base,
        silhouette: 'sunglasses',
        name: texts('{line} acetate sunglasses', 'نظارات {line} الشمسية', 'عینک آفتابی {line}'),
        features: [
          texts('in tortoise', 'بلون السلحفاة', 'طرح لاک‌پشتی'),
          texts('with polarised lenses', 'بعدسات مستقطبة', 'با عدسی پلاریزه'),
        ],
        about: texts(
          'Cut from one plate of acetate, with hinges that can be tightened at home.',
          'مقطوعة من لوح واحد من الأسيتات بمفصلات يمكن شدّها في المنزل.',
          'بریده از یک ورق استات، با لولاهایی که در خانه سفت می‌شوند.',
        ),
        colors: ['walnut', 'black', 'amber'],
        pieces: [piece('Marsa', 24_500), piece('Noon', 28_900, 23_120)],
      },
      {
        ...base,
        silhouette: 'watch',
        name: texts('{line} automatic watch', 'ساعة {line} الأوتوماتيكية', 'ساعت اتوماتیک {line}'),
        features: [
          texts('with a leather strap', 'بسوار جلدي', 'با بند چرمی'),
          texts('with a steel bracelet', 'بسوار فولاذي', 'با بند فولادی'),
        ],
        about: texts(
          'A movement that you can watch through the back, and a dial that you can read at dusk.',
          'حركة تُرى من الخلف ومينا يُقرأ عند الغسق.',
          'موتوری که از پشت دیده می‌شود و صفحه‌ای که در غروب خواناست.',
        ),
        colors: ['graphite', 'cognac'],
        sizes: 'strap',
        pieces: [piece('Field', 128_900), piece('Meridian', 164_900, 139_900)],
      },
    ),
    subCategory(texts('Dresses', 'فساتين', 'پیراهن زنانه')),
  ],
};
