import type { Texts } from '../languages';
import { texts } from './templates/template';

export type Topic = 'hello' | 'thanks' | 'delivery' | 'price' | 'stock' | 'return' | 'size' | 'other';
/**
 * Kinds of replies; `soldOut` replaces `stock` without stock, `away` is the automatic reply during holidays.
 */
type ReplyKind = Topic | 'soldOut' | 'away';

/** Replies with placeholders for the shop's data. */
export const replyTemplates: Readonly<Record<ReplyKind, Texts>> = {
  hello: texts('What can we do for you?', 'كيف يمكننا مساعدتك؟', 'چه کمکی از ما برمی‌آید؟'),
  thanks: texts(
    'With pleasure. Write whenever you need us.',
    'على الرحب والسعة، راسلنا متى شئت.',
    'با کمال میل. هر وقت کاری بود بنویسید.',
  ),
  delivery: texts(
    'A parcel from {shop} takes about {days} days to your door, and you can follow each step in your orders.',
    'تصل الطرود من {shop} إلى بابك خلال {days} أيام تقريبًا، ويمكنك متابعة كل خطوة في طلباتك.',
    'بستهٔ {shop} حدود {days} روزه به دستتان می‌رسد و هر گامش را در سفارش‌هایتان می‌بینید.',
  ),
  price: texts(
    'The price on the page is the price. Look at the vouchers in the cart, though: there is usually one of ours among them.',
    'السعر المكتوب هو السعر، لكن ألقِ نظرة على القسائم في السلة فغالبًا ما تجد واحدة منا.',
    'قیمت همان است که نوشته‌ایم؛ اما سری به کوپن‌های سبد بزنید، معمولاً یکی از ما آنجاست.',
  ),
  stock: texts(
    'Yes: {left} of “{product}” are on the shelf right now.',
    'نعم، لدينا الآن {left} من «{product}» على الرف.',
    'بله، همین حالا {left} عدد از «{product}» در قفسه داریم.',
  ),
  soldOut: texts(
    '“{product}” has just sold out. New ones come within a day or two.',
    'نفد «{product}» للتو، وستصل كمية جديدة خلال يوم أو يومين.',
    '«{product}» همین تازگی تمام شد؛ تا یکی دو روز دیگر دوباره می‌رسد.',
  ),
  return: texts(
    'That should not happen to you. Send it back within 14 days, we collect it at your door, and the money follows within three.',
    'نعتذر عن ذلك. أعده خلال 14 يومًا، نستلمه من بابك ويعود المال خلال ثلاثة أيام.',
    'نباید این‌طور می‌شد. تا ۱۴ روز پس بفرستید، از در خانه می‌گیریم و پول سه‌روزه برمی‌گردد.',
  ),
  size: texts(
    'All sizes and colours that you can choose on the page are here. Between two sizes? Take the larger one.',
    'كل المقاسات والألوان المتاحة في الصفحة موجودة لدينا. محتار بين مقاسين؟ خذ الأكبر.',
    'همهٔ اندازه‌ها و رنگ‌های صفحه موجود است. میان دو سایز مانده‌اید؟ بزرگ‌تر را بردارید.',
  ),
  other: texts(
    'Good question. Give us a moment, we look into it and write again here.',
    'سؤال جيد. أمهلنا لحظة، نتحقق ونكتب لك هنا.',
    'پرسش خوبی است. کمی فرصت بدهید، بررسی می‌کنیم و همین‌جا می‌نویسیم.',
  ),
  away: texts(
    '{shop} is on holiday. We read everything when we are back, and answer in the order in which you wrote.',
    '{shop} في إجازة. سنقرأ كل شيء عند عودتنا ونرد بترتيب الرسائل.',
    '{shop} در تعطیلات است. وقتی برگردیم همه را می‌خوانیم و به نوبت پاسخ می‌دهیم.',
  ),
};

interface Clue {
  topic: Topic;
  /** English prefixes of words; a trailing space matches the whole word. */
  begins: readonly string[];
  /** Arabic and Persian substrings; prefixes would miss words after an article or a joined "and". */
  holds: readonly string[];
}

/** Keywords of topics; the first match wins. */
export const clues: readonly Clue[] = [
  {
    topic: 'return',
    begins: ['return', 'refund', 'broke', 'damage', 'exchang'],
    holds: ['إرجاع', 'استرجاع', 'استبدال', 'مكسور', 'مرجوع', 'تعویض', 'شکسته', 'پس بد'],
  },
  {
    topic: 'delivery',
    begins: ['deliver', 'ship', 'arriv', 'parcel', 'when'],
    holds: ['توصيل', 'شحن', 'متى', 'ارسال', 'تحویل', 'می‌رسد', 'می‌رسه'],
  },
  {
    topic: 'price',
    begins: ['price', 'discount', 'cheap', 'voucher', 'coupon', 'cost'],
    holds: ['سعر', 'خصم', 'قسيمة', 'بكم', 'قیمت', 'تخفیف', 'کوپن'],
  },
  {
    topic: 'size',
    begins: ['size', 'colo', 'larg', 'small'],
    holds: ['مقاس', 'لون', 'سایز', 'اندازه', 'رنگ'],
  },
  {
    topic: 'stock',
    begins: ['stock', 'availab', 'left '],
    holds: ['متوفر', 'متاح', 'مخزون', 'موجود', 'دارید'],
  },
  {
    topic: 'thanks',
    begins: ['thank', 'great', 'perfect'],
    holds: ['شكرا', 'ممتاز', 'ممنون', 'مرسی', 'سپاس'],
  },
  {
    topic: 'hello',
    begins: ['hello', 'hi ', 'hey ', 'good morning', 'good evening'],
    holds: ['مرحب', 'السلام', 'أهلا', 'سلام', 'درود'],
  },
];
