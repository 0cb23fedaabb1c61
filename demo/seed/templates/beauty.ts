import { piece, subCategory, texts, type CategorySeed } from './template';

const base = { shop: 'rosewater', brand: 'Rosewater', sizes: 'none' } as const;

export const beauty: CategorySeed = {
  name: texts('Beauty', 'الجمال', 'زیبایی'),
  picture: { silhouette: 'perfume', color: '#e8a6a1', accent: '#ffffff', background: 'rose' },
  details: [
    texts('Never tested on animals', 'غير مختبر على الحيوانات', 'بدون آزمایش روی حیوانات'),
    texts('Refills for less', 'عبوات إعادة تعبئة بسعر أقل', 'پرکردن دوباره با بهای کمتر'),
    texts(
      'Batch number and date on every bottle',
      'رقم التشغيلة والتاريخ على كل عبوة',
      'شمارهٔ سری و تاریخ روی هر شیشه',
    ),
  ],
  subCategories: [
    subCategory(texts('Perfume', 'عطور', 'عطر'), {
      ...base,
      silhouette: 'perfume',
      name: texts('{line} eau de parfum', 'عطر {line}', 'ادوپرفیوم {line}'),
      features: [texts('', '', '')],
      about: texts(
        'Opens bright, stays close to the skin and is still there at midnight.',
        'يبدأ مشرقًا ويبقى قريبًا من البشرة حتى منتصف الليل.',
        'روشن آغاز می‌شود، نزدیک پوست می‌ماند و نیمه‌شب هنوز هست.',
      ),
      colors: ['rose', 'amber', 'lilac'],
      sizes: 'perfume',
      pieces: [
        piece(texts('Damask rose', 'الورد الدمشقي', 'گل محمدی'), 42_000, 36_500),
        piece(texts('Saffron & cedar', 'الزعفران والأرز', 'زعفران و سدر'), 46_500),
        piece(texts('Jasmine at night', 'ياسمين الليل', 'یاس شبانه'), 38_975, 0, { flashPrice: 29_900 }),
      ],
    }),
    subCategory(texts('Serums', 'سيروم', 'سرم'), {
      ...base,
      silhouette: 'serum',
      name: texts('{line} serum', 'سيروم {line}', 'سرم {line}'),
      features: [
        texts('for the morning', 'للصباح', 'برای صبح'),
        texts('for the night', 'لليل', 'برای شب'),
        texts('for dry skin', 'للبشرة الجافة', 'برای پوست خشک'),
      ],
      about: texts(
        'Few ingredients, all of them named, in a bottle that keeps out the light.',
        'مكونات قليلة كلها مذكورة في قارورة تحجب الضوء.',
        'چند مادهٔ اندک با نام روشن، در شیشه‌ای که نور را راه نمی‌دهد.',
      ),
      colors: ['amber', 'green'],
      sizes: 'drops',
      pieces: [
        piece(texts('Vitamin C', 'فيتامين سي', 'ویتامین سی'), 11_900),
        piece(texts('Hyaluron', 'الهيالورون', 'هیالورون'), 13_900, 11_815),
        piece(texts('Pomegranate', 'الرمان', 'انار'), 9_999),
      ],
    }),
    subCategory(texts('Lip colour', 'ألوان الشفاه', 'رژ لب'), {
      ...base,
      silhouette: 'lipstick',
      name: texts('{line} matte lipstick', 'أحمر شفاه {line} مطفي', 'رژ لب مات {line}'),
      features: [
        texts('in velvet', 'بملمس مخملي', 'مخملی'),
        texts('with shea butter', 'بزبدة الشيا', 'با کرهٔ شی'),
        texts('that stays', 'ثابت', 'ماندگار'),
      ],
      about: texts(
        'Full colour in one stroke, soft for the whole evening.',
        'لون كامل بمسحة واحدة وملمس ناعم طوال المساء.',
        'رنگ کامل با یک حرکت، نرم تا پایان شب.',
      ),
      colors: ['ruby', 'rose', 'coral', 'terracotta'],
      pieces: [piece('Yaqut', 7_900), piece('Anar', 6_950, 5_900), piece('Sangak', 8_450)],
    }),
    subCategory(texts('Body care', 'عناية بالجسم', 'مراقبت بدن'), {
      ...base,
      silhouette: 'serum',
      name: texts('{line} body oil', 'زيت {line} للجسم', 'روغن بدن {line}'),
      features: [
        texts('with argan', 'بالأرغان', 'با آرگان'),
        texts('with a glass dropper', 'بقطّارة زجاجية', 'با قطره‌چکان شیشه‌ای'),
        texts('for after the sun', 'بعد الشمس', 'پس از آفتاب'),
      ],
      about: texts(
        'Sinks in while you count to ten, and leaves nothing on the shirt.',
        'يتشرّبه الجلد في عشر ثوانٍ ولا يترك أثرًا على القميص.',
        'تا ده بشمارید جذب می‌شود و چیزی روی لباس نمی‌گذارد.',
      ),
      colors: ['amber', 'olive'],
      sizes: 'drops',
      pieces: [
        piece(texts('Almond', 'اللوز', 'بادام'), 8_900),
        piece(texts('Neroli', 'النيرولي', 'نرولی'), 10_450, 8_882),
        piece(texts('Fig', 'التين', 'انجیر'), 9_450),
      ],
    }),
    subCategory(texts('Scents for the room', 'معطرات المنزل', 'رایحهٔ خانه'), {
      ...base,
      silhouette: 'candle',
      name: texts('{line} scented candle', 'شمعة {line} المعطرة', 'شمع معطر {line}'),
      features: [
        texts('in a porcelain cup', 'في كوب من البورسلين', 'در فنجان چینی'),
        texts('of 180 g', 'بوزن 180 غ', '۱۸۰ گرمی'),
        texts('with a lid', 'مع غطاء', 'با در'),
      ],
      about: texts(
        'For the hour before the guests come.',
        'للساعة التي تسبق وصول الضيوف.',
        'برای ساعتی پیش از آمدن مهمان‌ها.',
      ),
      colors: ['rose', 'ivory', 'lilac'],
      pieces: [
        piece(texts('Rose garden', 'بستان الورد', 'گلستان'), 11_500, 0, { comingPrice: 8_900 }),
        piece(texts('Cardamom', 'الهيل', 'هل'), 10_900),
        piece(texts('Rain on sand', 'مطر على الرمل', 'باران بر شن'), 12_775, 10_859),
      ],
    }),
  ],
};
