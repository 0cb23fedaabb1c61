import { piece, subCategory, texts, type CategorySeed } from './template';

const base = { shop: 'atlas', brand: 'Atlas Trail', sizes: 'none' } as const;

export const sports: CategorySeed = {
  name: texts('Sports', 'الرياضة', 'ورزش'),
  picture: { silhouette: 'helmet', color: '#e4572e', accent: '#ffffff', background: 'sky' },
  details: [
    texts(
      'Tested for a season before it is sold',
      'مُجرّب موسمًا كاملًا قبل بيعه',
      'پیش از فروش یک فصل آزموده شده',
    ),
    texts(
      'Straps, soles and buckles can be replaced',
      'الأحزمة والنعال والمشابك قابلة للتبديل',
      'بند، زیره و سگک تعویض‌شدنی',
    ),
    texts('Thirty days to try it outside', 'ثلاثون يومًا لتجربته في الخارج', 'سی روز برای آزمودن در بیرون'),
  ],
  subCategories: [
    subCategory(texts('Running', 'الجري', 'دویدن'), {
      ...base,
      silhouette: 'sneaker',
      name: texts('{line} knit running shoe', 'حذاء {line} المحبوك للجري', 'کفش دویدن بافت {line}'),
      features: [
        texts('for women', 'للنساء', 'زنانه'),
        texts('for men', 'للرجال', 'مردانه'),
        texts('for the trail', 'للمسارات الجبلية', 'برای کوه'),
      ],
      about: texts(
        'A knitted upper that breathes, a foam that gives back what you put in.',
        'وجه محبوك يتنفس ورغوة تعيد إليك ما تبذله.',
        'رویه‌ای بافت که نفس می‌کشد و فومی که نیروی شما را بازمی‌گرداند.',
      ),
      colors: ['white', 'coral', 'navy'],
      sizes: 'shoes',
      pieces: [piece('Tempo', 32_900), piece('Tempo 2', 38_900, 34_999), piece('Ridge Run', 45_950)],
    }),
    subCategory(texts('Cycling', 'الدراجات', 'دوچرخه‌سواری'), {
      ...base,
      silhouette: 'helmet',
      name: texts('{line} road helmet', 'خوذة {line} للطريق', 'کلاه جادهٔ {line}'),
      features: [
        texts('with MIPS', 'بتقنية MIPS', 'با MIPS'),
        texts('with a rear light', 'بضوء خلفي', 'با چراغ عقب'),
        texts('for commuting', 'للتنقل اليومي', 'برای رفت‌وآمد'),
      ],
      about: texts(
        'Eighteen openings, one dial and a shell that has been hit harder than you will ever hit it.',
        'ثماني عشرة فتحة وقرص ضبط واحد وقشرة صُدمت بأقسى مما ستصدمها يومًا.',
        'هجده شکاف، یک پیچ تنظیم و پوسته‌ای که سخت‌تر از هر ضربهٔ شما آزموده شده.',
      ),
      colors: ['orange', 'black', 'white'],
      sizes: 'head',
      pieces: [
        piece('Aero', 38_000, 0, { flashPrice: 22_800 }),
        piece('Vento', 29_900),
        piece('Citta', 24_450, 19_560),
      ],
    }),
    subCategory(texts('Strength', 'تمارين القوة', 'بدنسازی'), {
      ...base,
      silhouette: 'dumbbell',
      name: texts('{line} adjustable dumbbell', 'دمبل {line} القابل للتعديل', 'دمبل تنظیم‌شوندهٔ {line}'),
      features: [
        texts('for the living room', 'لغرفة الجلوس', 'برای اتاق نشیمن'),
        texts('with a stand', 'مع حامل', 'همراه پایه'),
        texts('as a pair', 'زوجًا', 'جفتی'),
      ],
      about: texts(
        'One turn of the handle changes the weight; nothing rattles, nothing rolls away.',
        'لفة واحدة للمقبض تغيّر الوزن، لا خشخشة ولا تدحرج.',
        'با یک چرخش دسته وزن عوض می‌شود؛ نه صدا می‌دهد، نه می‌غلتد.',
      ),
      colors: ['graphite', 'red'],
      sizes: 'weight',
      pieces: [
        piece('Block', 42_050, 0, { flashPrice: 32_050 }),
        piece('Block Duo', 79_900),
        piece('Core', 35_725, 31_999),
      ],
    }),
    subCategory(texts('Balls & boards', 'كرات وألواح', 'توپ و تخته'), {
      ...base,
      silhouette: 'ball',
      style: 0,
      name: texts('{line} basketball', 'كرة السلة {line}', 'توپ بسکتبال {line}'),
      features: [
        texts('for indoors', 'للصالات', 'سالنی'),
        texts('for the street', 'للشارع', 'خیابانی'),
        texts('in composite leather', 'من الجلد المركّب', 'از چرم ترکیبی'),
      ],
      about: texts(
        'Deep seams, a sure grip, and a bounce that is the same in August.',
        'خطوط عميقة وقبضة ثابتة وارتداد لا يتغير في أغسطس.',
        'درزهای عمیق، گرفتنی مطمئن و جهشی که در مرداد هم همان است.',
      ),
      colors: ['orange', 'blue'],
      sizes: 'ball',
      pieces: [piece('Court', 14_500, 11_000), piece('Asphalt', 9_900), piece('Final', 19_999)],
    }),
    subCategory(
      texts('Travel & outdoor', 'السفر والهواء الطلق', 'سفر و طبیعت'),
      {
        ...base,
        silhouette: 'backpack',
        name: texts('{line} day pack', 'حقيبة ظهر {line}', 'کوله‌پشتی {line}'),
        features: [
          texts('in waxed canvas', 'من القماش المشمّع', 'از برزنت موم‌اندود'),
          texts('of 22 l', 'بسعة 22 لترًا', '۲۲ لیتری'),
        ],
        about: texts(
          'Carries a day, a jacket and a melon, and stands up when you put it down.',
          'تحمل يومًا كاملًا وسترة وبطيخة وتبقى واقفة حين تضعها.',
          'یک روز، یک کاپشن و یک خربزه را جا می‌دهد و روی زمین می‌ایستد.',
        ),
        colors: ['mustard', 'olive', 'black'],
        pieces: [piece('Ridge', 27_950), piece('Jebel', 34_900, 29_665)],
      },
      {
        ...base,
        silhouette: 'suitcase',
        name: texts('{line} cabin trolley', 'حقيبة سفر {line}', 'چمدان کابین {line}'),
        features: [
          texts('in polycarbonate', 'من البولي كربونات', 'از پلی‌کربنات'),
          texts('with a front pocket', 'بجيب أمامي', 'با جیب جلو'),
        ],
        about: texts(
          'Four quiet wheels, two straps and a shell that forgets every knock.',
          'أربع عجلات هادئة وحزامان وقشرة تنسى كل صدمة.',
          'چهار چرخ بی‌صدا، دو بند و بدنه‌ای که هر ضربه را فراموش می‌کند.',
        ),
        colors: ['seaGreen', 'coral', 'graphite'],
        sizes: 'case',
        pieces: [piece('Terminal', 62_000, 39_900), piece('Layover', 54_975)],
      },
    ),
    subCategory(texts('Yoga & balance', 'يوغا وتوازن', 'یوگا و تعادل')),
  ],
};
