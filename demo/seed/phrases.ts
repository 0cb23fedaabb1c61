import type { Texts } from '../languages';
import { textList } from './ranges/range';
import type { ShopKey } from './shops';

/** Generic headlines of descriptions. */
export const headlines: readonly Texts[] = textList(
  'Made to be used | صُنع ليُستعمل | ساخته شده برای استفاده',
  'Less, but better | أقل ولكن أفضل | کمتر، اما بهتر',
  'Good in the tenth year, too | جيد في عامه العاشر أيضًا | سال دهم هم خوب',
  'Quietly well made | متقن بهدوء | بی‌هیاهو خوش‌ساخت',
  'The one you reach for | ما تمتد إليه اليد | همان که دست به سویش می‌رود',
  'At home from the first day | من أهل البيت منذ اليوم الأول | از روز نخست اهل خانه',
  'Simple, and thought through | بسيط ومدروس | ساده و سنجیده',
  'For every day and for Friday | لكل يوم وليوم الجمعة | برای هر روز و برای جمعه',
  'Small thing, large difference | شيء صغير وفرق كبير | چیز کوچک، تفاوت بزرگ',
  'What it does, it does well | ما يفعله يفعله جيدًا | هر کاری می‌کند خوب می‌کند',
  'Nothing to add | لا شيء يُضاف | چیزی برای افزودن نیست',
  'Chosen out of many | مختار من بين كثير | برگزیده از میان بسیار',
);

/** Generic last items of the list of details. */
export const assurances: readonly Texts[] = textList(
  'Fourteen days to change your mind | أربعة عشر يومًا لتغيير رأيك | چهارده روز برای پشیمانی',
  'Sent without plastic | يُرسل بلا بلاستيك | ارسال بدون پلاستیک',
  'Collected at your door if it has to go back | نستلمه من بابك إن أعدته | در صورت بازگشت از در خانه گرفته می‌شود',
  'Can be wrapped as a present | يمكن تغليفه هدية | امکان بسته‌بندی هدیه',
  'Checked by hand before it leaves | يُفحص باليد قبل إرساله | پیش از ارسال با دست بررسی می‌شود',
  'Care card in three languages | بطاقة عناية بثلاث لغات | کارت نگهداری به سه زبان',
  'Repairable, parts in stock | قابل للإصلاح وقطعه متوفرة | تعمیرپذیر، قطعه موجود',
  'Insured on the way to you | مؤمَّن في الطريق إليك | بیمه تا رسیدن به دست شما',
);

/** Closing sentences of descriptions, by shop. */
export const closings: Record<ShopKey, readonly Texts[]> = {
  nordlys: textList(
    'we carry it upstairs, unpack it and take the cardboard with us. | نحمله إلى الأعلى ونفتحه ونأخذ الكرتون معنا. | بالا می‌آوریم، باز می‌کنیم و کارتن را با خود می‌بریم.',
    'a fabric sample costs nothing and is with you in two days. | عيّنة القماش مجانية وتصل في يومين. | نمونهٔ پارچه رایگان است و دوروزه می‌رسد.',
    'ask for the drawing before you move the wall. | اطلب المخطط قبل أن تزيح الجدار. | پیش از جابه‌جا کردن دیوار نقشه را بخواهید.',
  ),
  volt: textList(
    'our workshop is behind the counter; repairs take three days. | ورشتنا خلف الطاولة والإصلاح يستغرق ثلاثة أيام. | تعمیرگاه ما پشت پیشخوان است و تعمیر سه روز می‌برد.',
    'bring the old one, and we wipe and recycle it. | أحضر القديم فنمسح بياناته ونعيد تدويره. | کهنه‌اش را بیاورید تا پاک و بازیافتش کنیم.',
    'not sure which one? Write to us, we have tried them all. | لست متأكدًا؟ راسلنا فقد جربناها كلها. | مطمئن نیستید؟ بنویسید، همه را آزموده‌ایم.',
  ),
  atlas: textList(
    'take it outside for thirty days; if it disappoints, it comes back. | جرّبه في الخارج ثلاثين يومًا، وإن خيّبك يعود. | سی روز بیرون ببریدش؛ اگر ناامیدتان کرد، پس می‌گیریم.',
    'worn out on the trail? We resole, restitch and reproof. | بلي على الدروب؟ نعيد نعله وخياطته وعزله. | در راه ساییده شد؟ زیره، دوخت و ضدآبش را نو می‌کنیم.',
  ),
  rosewater: textList(
    'a sample of another scent is always in the parcel. | في الطرد دائمًا عيّنة من عطر آخر. | همیشه نمونهٔ رایحه‌ای دیگر در بسته است.',
    'bring the empty bottle, pay only for what goes in. | أحضر القارورة الفارغة وادفع ثمن ما يملؤها فقط. | شیشهٔ خالی را بیاورید و فقط بهای درونش را بدهید.',
    'unopened it goes back; opened, we listen and find a better one. | مغلقًا يعود، ومفتوحًا نصغي ونجد الأنسب. | بازنشده پس می‌گیریم؛ بازشده، می‌شنویم و بهتری می‌یابیم.',
  ),
  copper: textList(
    'sold with a recipe that was made for it. | يُباع مع وصفة صُنعت له. | با دستور پختی که برای آن نوشته شده.',
    'knobs, lids and handles can be had singly. | المقابض والأغطية تُباع منفردة. | دستگیره، در و دسته جداگانه فروخته می‌شود.',
    'we sharpen, tin and re-enamel on the first Monday of the month. | نشحذ ونبيّض ونعيد الطلاء أول اثنين من كل شهر. | نخستین دوشنبهٔ هر ماه تیز می‌کنیم، سفید می‌کنیم و لعاب می‌دهیم.',
  ),
  sahra: textList(
    'the first repair is on us, and so is the second button. | أول إصلاح علينا وكذلك الزر الثاني. | تعمیر نخست با ماست، دکمهٔ دوم هم.',
    'cut in Sharjah, in runs of sixty. | مقصوص في الشارقة بكميات من ستين قطعة. | برش در شارجه، شصت‌تا شصت‌تا.',
    'between two sizes? Take the smaller, or send us your measure. | بين مقاسين؟ خذ الأصغر أو أرسل لنا قياسك. | میان دو سایز؟ کوچک‌تر را بگیرید یا اندازه‌تان را بفرستید.',
  ),
  oak: textList(
    'tested by four children and one dog. | جرّبه أربعة أطفال وكلب. | چهار کودک و یک سگ آزموده‌اند.',
    'wrapped as a present without asking. | يُغلّف هدية دون أن تطلب. | بی آنکه بخواهید کادو می‌شود.',
    'spare parts for lost arches, eyes and buckles. | قطع بديلة لما ضاع من أقواس وعيون ومشابك. | یدکی برای طاق و چشم و سگک گم‌شده.',
  ),
  lantern: textList(
    'the first chapter is on our counter, with tea. | الفصل الأول على طاولتنا مع الشاي. | فصل نخست روی پیشخوان ماست، با چای.',
    'we write the name inside, if it is a present. | نكتب الاسم في الداخل إن كان هدية. | اگر هدیه است، نام را درونش می‌نویسیم.',
    'read it, bring it back within a month, and take another for half. | اقرأه وأعده خلال شهر وخذ غيره بنصف السعر. | بخوانید، یک‌ماهه برگردانید و دیگری را نیم‌بها ببرید.',
  ),
  maqam: textList(
    'tuned before it is packed, and once more by video with you. | يُدوزن قبل تغليفه ومرة أخرى معك بالفيديو. | پیش از بسته‌بندی کوک می‌شود و یک بار هم با شما تصویری.',
    'a first lesson comes with every instrument. | مع كل آلة درس أول. | با هر ساز یک درس نخست می‌آید.',
  ),
  dune: textList(
    'tried on our own feet before it went on the shelf. | جرّبناه على أقدامنا قبل أن يوضع على الرف. | پیش از رفتن روی قفسه به پای خودمان آزموده شد.',
    'open until the last surfer has dried. | مفتوح حتى يجف آخر راكب موج. | باز تا خشک شدن آخرین موج‌سوار.',
    'sand in the parcel is free. | الرمل في الطرد مجاني. | شن درون بسته رایگان است.',
  ),
  balcony: textList(
    'if it dies within forty days, you get a second one and a talk. | إن مات خلال أربعين يومًا نرسل آخر ومعه نصيحة. | اگر تا چهل روز خشک شد، یکی دیگر و چند نصیحت می‌گیرید.',
    'send a picture of your window, and we say whether it will work. | أرسل صورة نافذتك فنقول لك إن كان يصلح. | عکس پنجره‌تان را بفرستید تا بگوییم می‌شود یا نه.',
  ),
  workbench: textList(
    'try it on our plank first; the plank does not mind. | جرّبه على لوحنا أولًا فاللوح لا يمانع. | اول روی تختهٔ ما امتحان کنید؛ تخته دلخور نمی‌شود.',
    'rent it for a day, and the rent is taken off when you buy. | استأجره يومًا ويُخصم الأجر عند الشراء. | یک روز کرایه کنید؛ هنگام خرید کرایه کم می‌شود.',
  ),
  kiln: textList(
    'each one is a little different, and yours will be, too. | كل قطعة تختلف قليلًا وقطعتك كذلك. | هر کدام کمی فرق دارد و مال شما هم.',
    'cups that chip in the first year are replaced with a smile. | ما ينكسر طرفه في السنة الأولى يُبدّل بابتسامة. | لب‌پریدهٔ سال نخست با لبخند عوض می‌شود.',
  ),
  souq: textList(
    'aisle by aisle, found and packed within the hour. | نجده في ممراتنا ونغلّفه خلال ساعة. | از راهروها پیدا و یک‌ساعته بسته می‌شود.',
    'cheaper next door? Tell us, and we pay the difference. | أرخص عند الجار؟ أخبرنا ندفع الفرق. | کنار دستی ارزان‌تر است؟ بگویید تا تفاوتش را بدهیم.',
    'goes with whatever else you put into the same parcel. | يُشحن مع كل ما تضعه في الطرد نفسه. | با هر چه در همان بسته بگذارید فرستاده می‌شود.',
    'asked for daily, so there is more of it behind the curtain. | يُطلب كل يوم ولدينا منه المزيد خلف الستار. | هر روز می‌خواهندش، پس پشت پرده باز هم هست.',
  ),
};
