import type { locales, Texts } from '../languages';
import type { Dice } from './random';
import { shopSeeds } from './shops';
import type { CategorySeed, Template } from './templates';

/** Opening lines that suit anything well made. */
const headlines: readonly Texts[] = [
  { en: 'Made to be used', ar: 'صُنع ليُستعمل', ir: 'ساخته شده برای استفاده' },
  { en: 'Less, but better', ar: 'أقل ولكن أفضل', ir: 'کمتر، اما بهتر' },
  { en: 'Good in the tenth year, too', ar: 'جيد في عامه العاشر أيضًا', ir: 'سال دهم هم خوب' },
  { en: 'Quietly well made', ar: 'متقن بهدوء', ir: 'بی‌هیاهو خوش‌ساخت' },
  { en: 'The one you reach for', ar: 'ما تمتد إليه اليد', ir: 'همان که دست به سویش می‌رود' },
];

const closing: readonly Texts[] = [
  {
    en: 'Checked by hand before it is packed, and sent without plastic.',
    ar: 'يُفحص باليد قبل تغليفه ويُرسل بلا بلاستيك.',
    ir: 'پیش از بسته‌بندی با دست بررسی و بدون پلاستیک فرستاده می‌شود.',
  },
  {
    en: 'If it is not what you hoped for, it is collected at your door within 14 days.',
    ar: 'إن لم يكن كما تمنيت نستلمه من بابك خلال 14 يومًا.',
    ir: 'اگر آن نبود که می‌خواستید، تا ۱۴ روز از در خانه پس گرفته می‌شود.',
  },
  {
    en: 'Questions? The people who made it answer in the chat.',
    ar: 'أسئلة؟ من صنعوه يجيبون في المحادثة.',
    ir: 'پرسشی دارید؟ سازندگانش در گفتگو پاسخ می‌دهند.',
  },
];

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The text of the product page, as HTML. */
export function descriptionOf(template: Template, category: CategorySeed, dice: Dice): Texts {
  const headline = dice.pick(headlines);
  const end = dice.pick(closing);
  const html = (locale: (typeof locales)[number]) => {
    const facts = category.facts.map((fact) => `<li>${escapeHtml(fact[locale])}</li>`).join('');
    return (
      `<h3>${escapeHtml(headline[locale])}</h3>` +
      `<p>${escapeHtml(template.about[locale])}</p>` +
      `<p>${escapeHtml(shopSeeds[template.shop].promise[locale])} ${escapeHtml(end[locale])}</p>` +
      `<ul>${facts}</ul>`
    );
  };
  return { en: html('en'), ar: html('ar'), ir: html('ir') };
}
