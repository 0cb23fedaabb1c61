import type { banners, flashSales } from '../db/schema';
import type { Subject } from '../media/pictures';
import { saleIds } from './sales';
import { categorySeeds } from './templates';
import { texts } from './templates/template';

const subject = (silhouette: Subject['silhouette'], color: string, accent = '#ffffff'): Subject => ({
  silhouette,
  color,
  accent,
});

/** Page of a category, by the English names of it and of one of its sub-categories. */
function pageOf(category: string, subCategory?: string): string {
  const index = categorySeeds.findIndex(({ name }) => name.en === category);
  const names = categorySeeds.flatMap(({ subCategories }) => subCategories.map(({ name }) => name.en));
  const page = `/categories/${index + 1}`;
  return subCategory === undefined ? page : `${page}?subcategory=${names.indexOf(subCategory) + 1}`;
}

/** Banners of the home page. The title is placed on the free side of the picture. */
export const bannerSeeds: (typeof banners.$inferInsert)[] = [
  {
    kind: 'banner',
    position: 1,
    link: pageOf('Home & living'),
    title: texts(
      'Make the room you come back to',
      'اصنع الغرفة التي تعود إليها',
      'اتاقی بساز که به آن برمی‌گردی',
    ),
    words: {
      eyebrow: texts('Home & living', 'المنزل والمعيشة', 'خانه و زندگی'),
      text: texts(
        'Chairs, lamps and vases from shops that mend what they sell.',
        'كراسٍ ومصابيح ومزهريات من متاجر تصلح ما تبيع.',
        'صندلی، چراغ و گلدان از فروشگاه‌هایی که آنچه می‌فروشند تعمیر هم می‌کنند.',
      ),
      button: texts('Furnish a room', 'أثّث غرفة', 'اتاقی بچین'),
    },
    scene: {
      background: '#efc88f',
      mirrored: false,
      products: [
        subject('chair', '#2f7f73'),
        subject('lamp', '#d9603f'),
        subject('vase', '#d9cbb6', '#b8735a'),
      ],
    },
  },
  {
    kind: 'banner',
    position: 2,
    link: pageOf('Sports'),
    title: texts('Out before the heat', 'اخرج قبل الحر', 'پیش از گرما بزن بیرون'),
    words: {
      eyebrow: texts('Sports', 'رياضة', 'ورزش'),
      text: texts(
        'Light shoes, cold water and a helmet that breathes.',
        'أحذية خفيفة وماء بارد وخوذة تتنفس.',
        'کفش سبک، آب خنک و کلاهی که هوا می‌گیرد.',
      ),
      button: texts('Get moving', 'ابدأ الحركة', 'راه بیفت'),
    },
    scene: {
      background: '#b9d8e6',
      mirrored: false,
      products: [
        subject('bottle', '#1d6fa3'),
        subject('sneaker', '#f2f2ef', '#e2553f'),
        subject('helmet', '#e4572e'),
      ],
    },
  },
  {
    kind: 'banner',
    position: 3,
    link: pageOf('Kitchen'),
    title: texts('A table for whoever comes', 'مائدة لكل من يأتي', 'سفره‌ای برای هر که بیاید'),
    words: {
      eyebrow: texts('Kitchen', 'المطبخ', 'آشپزخانه'),
      text: texts(
        'Pots that go from the stove to the table, and mugs for one more.',
        'قدور تنتقل من الموقد إلى المائدة وأكواب لضيف آخر.',
        'قابلمه‌هایی که از اجاق به سفره می‌آیند و لیوانی برای یک نفر دیگر.',
      ),
      button: texts('Set the table', 'جهّز المائدة', 'سفره را بچین'),
    },
    scene: {
      background: '#cfdcc6',
      mirrored: false,
      products: [subject('mug', '#23395b'), subject('pot', '#c6452c'), subject('kettle', '#23262b')],
    },
  },
  {
    kind: 'ad',
    position: 1,
    link: pageOf('Electronics', 'Headphones'),
    title: texts('Hear less of the city', 'اسمع من المدينة أقل', 'کمتر صدای شهر را بشنو'),
    scene: { background: '#d3e4ee', mirrored: false, products: [subject('headphones', '#1f3e50')] },
  },
  {
    kind: 'ad',
    position: 2,
    link: `${pageOf('Beauty')}?sort_type=newest`,
    title: texts('New in beauty', 'جديد الجمال', 'تازه‌های زیبایی'),
    scene: { background: '#f3d5d1', mirrored: false, products: [subject('perfume', '#e8a6a1')] },
  },
];

const hour = 3_600_000;

/** Creates a running, an upcoming and an ended sale, relative to `now`. */
export const makeFlashSales = (now: Date): (typeof flashSales.$inferInsert)[] => {
  const at = (hours: number) => new Date(Math.floor(now.getTime() / 60_000) * 60_000 + hours * hour);
  return [
    {
      id: saleIds.running,
      name: texts('Autumn flash sale', 'تخفيضات الخريف السريعة', 'فروش ویژهٔ پاییز'),
      picture: {
        background: '#efc88f',
        mirrored: false,
        products: [subject('speaker', '#c6452c'), subject('kettle', '#23262b')],
      },
      startsAt: at(-20),
      endsAt: at(52),
    },
    {
      id: saleIds.coming,
      name: texts('White nights', 'الليالي البيضاء', 'شب‌های روشن'),
      picture: {
        background: '#d3d9ee',
        mirrored: false,
        products: [subject('jacket', '#23395b'), subject('phone', '#23395b')],
      },
      startsAt: at(76),
      endsAt: at(124),
    },
    {
      id: 3,
      name: texts('End of summer', 'نهاية الصيف', 'پایان تابستان'),
      picture: {
        background: '#cfdcc6',
        mirrored: false,
        products: [subject('ball', '#d96a28'), subject('bottle', '#1d6fa3')],
      },
      startsAt: at(-400),
      endsAt: at(-300),
    },
  ];
};
