import type { Texts } from '../../languages';
import type { ColorKey } from '../palette';
import { piece, subCategory, texts, type CategorySeed, type Piece, type Template } from './template';

const kind = (feature: Texts, about: Texts, color: ColorKey, ...pieces: Piece[]): Template => ({
  shop: 'lantern',
  brand: 'Paper Lantern',
  silhouette: 'book',
  name: texts('{line},', '{line}،', '{line}،'),
  features: [feature],
  about,
  colors: [color],
  sizes: 'none',
  pieces,
});

export const books: CategorySeed = {
  name: texts('Books & music', 'كتب وموسيقى', 'کتاب و موسیقی'),
  picture: { silhouette: 'book', color: '#f0b429', accent: '#d2472f', background: 'stone' },
  details: [
    texts(
      'Sewn binding, paper that does not yellow',
      'تجليد مخيط وورق لا يصفرّ',
      'صحافی دوخت، کاغذی که زرد نمی‌شود',
    ),
    texts(
      'Read the first chapter in the shop',
      'اقرأ الفصل الأول في المتجر',
      'فصل نخست را در فروشگاه بخوانید',
    ),
    texts('Wrapped as a present on request', 'يُغلّف هدية عند الطلب', 'بسته‌بندی هدیه به درخواست شما'),
  ],
  subCategories: [
    subCategory(
      texts('Novels', 'روايات', 'رمان'),
      kind(
        texts('a novel', 'رواية', 'رمان'),
        texts(
          'Three generations, one harbour and a letter that was never sent.',
          'ثلاثة أجيال وميناء واحد ورسالة لم تُرسل.',
          'سه نسل، یک بندر و نامه‌ای که هرگز فرستاده نشد.',
        ),
        'sunny',
        piece(texts('The Salt Road', 'طريق الملح', 'راه نمک'), 6_490),
        piece(texts('House of Seven Winds', 'بيت الرياح السبع', 'خانهٔ هفت باد'), 7_250, 5_800),
        piece(texts('What the Tide Kept', 'ما أبقاه المد', 'آنچه مد نگه داشت'), 5_999),
      ),
    ),
    subCategory(
      texts('Food & travel', 'طعام وسفر', 'غذا و سفر'),
      kind(
        texts('a cookbook', 'كتاب طبخ', 'کتاب آشپزی'),
        texts(
          'Eighty recipes that work on a weekday, and twenty that do not.',
          'ثمانون وصفة لأيام الأسبوع وعشرون ليست لها.',
          'هشتاد دستور برای روزهای کاری و بیست تا برای روزهای دیگر.',
        ),
        'coral',
        piece(texts('Saffron Days', 'أيام الزعفران', 'روزهای زعفران'), 12_900, 9_900),
        piece(texts('One Pot, Many Guests', 'قدر واحد وضيوف كثر', 'یک دیگ، مهمان بسیار'), 9_950),
        piece(texts('The Bread Year', 'عام الخبز', 'سال نان'), 11_475),
      ),
      kind(
        texts('a travel book', 'كتاب سفر', 'سفرنامه'),
        texts(
          'Slow routes, good tables and the names of those who showed the way.',
          'دروب بطيئة وموائد طيبة وأسماء من دلّوا على الطريق.',
          'راه‌های آرام، سفره‌های خوب و نام کسانی که راه را نشان دادند.',
        ),
        'seaGreen',
        piece(texts('By Train to Isfahan', 'بالقطار إلى أصفهان', 'با قطار تا اصفهان'), 8_450),
        piece(
          texts('Empty Quarter, Full Moon', 'الربع الخالي والقمر المكتمل', 'ربع‌الخالی، ماه تمام'),
          9_250,
          7_862,
        ),
        piece(texts('Forty Harbours', 'أربعون ميناءً', 'چهل بندر'), 10_999),
      ),
    ),
    subCategory(
      texts("Children's books", 'كتب أطفال', 'کتاب کودک'),
      kind(
        texts('a picture book', 'كتاب مصوّر', 'کتاب مصور'),
        texts(
          'To be read aloud, twice at least, before the light goes out.',
          'يُقرأ بصوت عالٍ مرتين على الأقل قبل إطفاء الضوء.',
          'برای بلند خواندن، دست‌کم دو بار، پیش از خاموشی چراغ.',
        ),
        'sky',
        piece(texts('The Owl Who Was Early', 'البومة المبكرة', 'جغدی که زود آمد'), 4_550),
        piece(
          texts('Where Do Kites Sleep?', 'أين تنام الطائرات الورقية؟', 'بادبادک‌ها کجا می‌خوابند؟'),
          4_950,
          3_960,
        ),
        piece(texts('Ten Small Camels', 'عشرة جمال صغيرة', 'ده شتر کوچک'), 3_999),
      ),
    ),
    subCategory(
      texts('Art & science', 'فنون وعلوم', 'هنر و دانش'),
      kind(
        texts('an illustrated book', 'كتاب مصوّر كبير', 'کتاب تصویری'),
        texts(
          'Large pages, patient pictures and a short text for each of them.',
          'صفحات كبيرة وصور متأنية ونص قصير لكل منها.',
          'صفحه‌های بزرگ، تصویرهای صبور و متنی کوتاه برای هر یک.',
        ),
        'ruby',
        piece(texts('The Geometry of Shade', 'هندسة الظل', 'هندسهٔ سایه'), 18_900, 15_120),
        piece(texts('Indigo', 'النيلي', 'نیل'), 15_475),
        piece(texts('A Room Is a Verb', 'الغرفة فعل', 'اتاق یک فعل است'), 21_333),
      ),
      kind(
        texts('for curious readers', 'للقراء الفضوليين', 'برای خوانندگان کنجکاو'),
        texts(
          'Explains without shortcuts what you always meant to look up.',
          'يشرح بلا اختصارات ما أردت دائمًا أن تبحث عنه.',
          'بی میان‌بر همان را توضیح می‌دهد که همیشه می‌خواستید بدانید.',
        ),
        'navy',
        piece(texts('The Quiet Sky', 'السماء الهادئة', 'آسمان آرام'), 8_990),
        piece(texts('Salt, Water, Life', 'ملح وماء وحياة', 'نمک، آب، زندگی'), 7_950, 6_758),
        piece(texts('Algebra for the Evening', 'جبر للمساء', 'جبر برای شب'), 9_333),
      ),
    ),
    subCategory(texts('Notebooks', 'دفاتر', 'دفترچه')),
    subCategory(texts('Guitars', 'غيتارات', 'گیتار')),
  ],
};
