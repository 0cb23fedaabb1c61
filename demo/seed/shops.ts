import type { Texts } from '../languages';
import type { Background } from '../media/pictures';

export interface ShopSeed {
  name: string;
  mark: string;
  color: string;
  background: Background;
  /** In cents, per parcel. */
  deliveryCharge: number;
  deliveryDays: number;
  /** By default two weeks. */
  returnDays?: number;
  /** By default none. */
  warrantyYears?: number;
  seenMinutesAgo: number;
  onHoliday?: true;
  /** Age of the shop in days; by default derived from its position. */
  openDays?: number;
  promise: Texts;
}

/** The shops. The order determines the ids. */
export const shopSeeds = {
  nordlys: {
    name: 'Nordlys Home',
    mark: 'house',
    color: '#2f4a5c',
    background: 'sand',
    deliveryCharge: 1_500,
    deliveryDays: 3,
    returnDays: 30,
    warrantyYears: 5,
    seenMinutesAgo: 2,
    promise: {
      en: 'Furniture and light for calm rooms, made in small series.',
      ar: 'أثاث وإضاءة لغرف هادئة، يُصنع بكميات صغيرة.',
      ir: 'مبلمان و روشنایی برای خانه‌های آرام، در تیراژ کم.',
    },
  },
  volt: {
    name: 'Volt & Wave',
    mark: 'bolt',
    color: '#12343b',
    background: 'mist',
    deliveryCharge: 1_000,
    deliveryDays: 2,
    warrantyYears: 2,
    seenMinutesAgo: 1,
    promise: {
      en: 'Sound, screens and cameras that are still good in five years.',
      ar: 'صوت وشاشات وكاميرات تبقى ممتازة بعد خمس سنوات.',
      ir: 'صدا، نمایشگر و دوربینی که پنج سال دیگر هم خوب است.',
    },
  },
  atlas: {
    name: 'Atlas Trail',
    mark: 'peak',
    color: '#a8491f',
    background: 'sky',
    deliveryCharge: 1_250,
    deliveryDays: 3,
    returnDays: 30,
    warrantyYears: 2,
    seenMinutesAgo: 400,
    onHoliday: true,
    promise: {
      en: 'For the road, the trail and the gym: gear that was tested there.',
      ar: 'للطريق والمسار والنادي: معدات جُرّبت في أماكنها.',
      ir: 'برای جاده، کوه و باشگاه: وسایلی که همان‌جا آزموده شده‌اند.',
    },
  },
  rosewater: {
    name: 'Rosewater',
    mark: 'flower',
    color: '#8d2f4b',
    background: 'rose',
    deliveryCharge: 999,
    deliveryDays: 2,
    seenMinutesAgo: 6,
    promise: {
      en: 'Skin, scent and colour from a small house in Shiraz.',
      ar: 'عناية وعطور وألوان من دار صغيرة في شيراز.',
      ir: 'پوست، عطر و رنگ از خانه‌ای کوچک در شیراز.',
    },
  },
  copper: {
    name: 'Copper Pan',
    mark: 'pan',
    color: '#8a4a24',
    background: 'sage',
    deliveryCharge: 1_850,
    deliveryDays: 4,
    returnDays: 30,
    warrantyYears: 10,
    seenMinutesAgo: 95,
    promise: {
      en: 'Everything between the market and the table.',
      ar: 'كل ما بين السوق والمائدة.',
      ir: 'هر آنچه میان بازار و سفره است.',
    },
  },
  sahra: {
    name: 'Sahra Studio',
    mark: 'sun',
    color: '#7a4b12',
    background: 'stone',
    deliveryCharge: 0,
    deliveryDays: 5,
    returnDays: 0,
    seenMinutesAgo: 4,
    promise: {
      en: 'Clothes and bags cut for warm days and long evenings.',
      ar: 'ملابس وحقائب لأيام دافئة وأمسيات طويلة.',
      ir: 'لباس و کیف برای روزهای گرم و شب‌های بلند.',
    },
  },
  oak: {
    name: 'Little Oak',
    mark: 'oak',
    color: '#4c6b2f',
    background: 'butter',
    deliveryCharge: 750,
    deliveryDays: 3,
    returnDays: 30,
    warrantyYears: 5,
    seenMinutesAgo: 1_500,
    promise: {
      en: 'Toys and things for children, oiled, not painted, where it can be.',
      ar: 'ألعاب وأشياء للأطفال، بزيوت طبيعية بدل الطلاء كلما أمكن.',
      ir: 'اسباب‌بازی و وسایل کودک، تا جای ممکن روغن‌خورده نه رنگ‌شده.',
    },
  },
  lantern: {
    name: 'Paper Lantern',
    mark: 'lantern',
    color: '#5b3f8a',
    background: 'lilac',
    deliveryCharge: 500,
    deliveryDays: 2,
    returnDays: 30,
    seenMinutesAgo: 8,
    promise: {
      en: 'Books for the evening, the journey and the kitchen shelf.',
      ar: 'كتب للمساء وللسفر ولرف المطبخ.',
      ir: 'کتاب برای شب، سفر و قفسهٔ آشپزخانه.',
    },
  },
  maqam: {
    name: 'Maqam Music',
    mark: 'strings',
    color: '#6e2f1d',
    background: 'butter',
    deliveryCharge: 2_000,
    deliveryDays: 4,
    warrantyYears: 3,
    seenMinutesAgo: 3,
    promise: {
      en: 'Guitars set up by hand, and everything that makes a room sound.',
      ar: 'غيتارات مضبوطة باليد وكل ما يملأ الغرفة نغمًا.',
      ir: 'گیتارهایی که با دست تنظیم شده‌اند و هر چه اتاق را پر از نوا کند.',
    },
  },
  dune: {
    name: 'Dune & Tide',
    mark: 'wave',
    color: '#0d6b7c',
    background: 'sky',
    deliveryCharge: 899,
    deliveryDays: 2,
    seenMinutesAgo: 5,
    promise: {
      en: 'Boards, caps and shoes from the last kiosk before the beach.',
      ar: 'ألواح وقبعات وأحذية من آخر كشك قبل الشاطئ.',
      ir: 'تخته، کلاه و کفش از آخرین دکهٔ پیش از ساحل.',
    },
  },
  balcony: {
    name: 'Green Balcony',
    mark: 'leaf',
    color: '#2f5d3a',
    background: 'sage',
    deliveryCharge: 1_450,
    deliveryDays: 1,
    seenMinutesAgo: 35,
    promise: {
      en: 'Plants that like it here, and pots that like plants.',
      ar: 'نباتات تحب العيش هنا وأصص تحب النباتات.',
      ir: 'گیاهانی که اینجا را دوست دارند و گلدان‌هایی که گیاه را.',
    },
  },
  workbench: {
    name: 'Workbench',
    mark: 'wrench',
    color: '#3a3f47',
    background: 'stone',
    deliveryCharge: 1_200,
    deliveryDays: 2,
    warrantyYears: 3,
    seenMinutesAgo: 60,
    promise: {
      en: 'Tools for people who would rather mend it themselves.',
      ar: 'أدوات لمن يفضل أن يصلح الأشياء بنفسه.',
      ir: 'ابزار برای کسانی که خودشان تعمیر می‌کنند.',
    },
  },
  kiln: {
    name: 'Kiln No. 3',
    mark: 'kiln',
    color: '#a4502e',
    background: 'sand',
    deliveryCharge: 1_100,
    deliveryDays: 6,
    seenMinutesAgo: 7,
    openDays: 4,
    promise: {
      en: 'Cups and vases by one potter; the first firing came out last week.',
      ar: 'أكواب ومزهريات بيد خزّافة واحدة، خرجت أول حرقة الأسبوع الماضي.',
      ir: 'فنجان و گلدان از دست یک سفالگر؛ نخستین پخت هفتهٔ پیش بیرون آمد.',
    },
  },
  souq: {
    name: 'The Long Souq',
    mark: 'arcade',
    color: '#7b1e3a',
    background: 'mist',
    deliveryCharge: 690,
    deliveryDays: 3,
    seenMinutesAgo: 1,
    promise: {
      en: 'Five thousand things under one roof, and somebody who knows where they are.',
      ar: 'خمسة آلاف غرض تحت سقف واحد ومن يعرف أين هي.',
      ir: 'پنج هزار چیز زیر یک سقف و کسی که می‌داند کجا هستند.',
    },
  },
} satisfies Record<string, ShopSeed>;

export type ShopKey = keyof typeof shopSeeds;
export const shopKeys = Object.keys(shopSeeds) as ShopKey[];
export const shopId = (key: ShopKey) => shopKeys.indexOf(key) + 1;
