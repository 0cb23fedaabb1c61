import type { Texts } from '../../languages';
import type { ColorKey } from '../palette';
import { parseTexts } from './range';

/** A book besides the templates. Prices are in cents. */
export interface Book {
  subCategory: string;
  title: Texts;
  about: Texts;
  color: ColorKey;
  price: number;
}

const book = (subCategory: string, color: ColorKey, price: number, title: string, about: string): Book => ({
  subCategory,
  color,
  price,
  title: parseTexts(title),
  about: parseTexts(about),
});

export const bookshelf: readonly Book[] = [
  book(
    'Novels',
    'navy',
    6_990,
    'The Lighthouse Ledger | دفتر المنارة | دفتر فانوس دریایی',
    'A keeper writes down every ship that passes, until one of them writes back. | حارس يدوّن كل سفينة تمر، حتى كتبت إليه إحداها. | فانوس‌بانی هر کشتیِ گذرنده را می‌نویسد، تا روزی که یکی پاسخ می‌دهد.',
  ),
  book(
    'Novels',
    'terracotta',
    5_490,
    'A Door in Muscat | باب في مسقط | دری در مسقط',
    'Two sisters inherit one house with two entrances and forty years of silence. | أختان ترثان بيتًا واحدًا بمدخلين وأربعين عامًا من الصمت. | دو خواهر خانه‌ای با دو در و چهل سال سکوت به ارث می‌برند.',
  ),
  book(
    'Novels',
    'seaGreen',
    7_450,
    'The Pearl Clerk | كاتب اللؤلؤ | منشی مروارید',
    'Bahrain in 1931: the pearls are running out, and the books no longer add up. | البحرين 1931: اللؤلؤ ينضب والحسابات لم تعد تستقيم. | بحرین ۱۹۳۱: مروارید ته می‌کشد و حساب‌ها دیگر جور درنمی‌آید.',
  ),
  book(
    'Novels',
    'ruby',
    6_250,
    'Eleven Letters to Nobody | إحدى عشرة رسالة إلى لا أحد | یازده نامه به هیچ‌کس',
    'They were never meant to be read, and the whole street has read them. | لم تُكتب لتُقرأ، وقد قرأها الشارع كله. | برای خواندن نوشته نشده بودند و همهٔ کوچه آن‌ها را خوانده است.',
  ),
  book(
    'Novels',
    'sky',
    5_999,
    'Weather for Two | طقس لاثنين | هوای دونفره',
    'A love story told by a forecaster who is wrong about everything else. | قصة حب يرويها راصد جوي يخطئ في كل شيء سواها. | داستانی عاشقانه از زبان هواشناسی که در هر چیز دیگر اشتباه می‌کند.',
  ),
  book(
    'Novels',
    'olive',
    8_450,
    'The Orchard Vote | تصويت البستان | رأی باغ',
    'A village decides about its last apricot trees, and about itself. | قرية تقرر مصير آخر أشجار المشمش، ومصير نفسها. | روستایی دربارهٔ آخرین زردآلوهایش و دربارهٔ خودش تصمیم می‌گیرد.',
  ),
  book(
    'Food & travel',
    'mustard',
    11_900,
    'Lemon, Salt, Fire | ليمون وملح ونار | لیمو، نمک، آتش',
    'Grilling on rooftops from Beirut to Bandar Abbas, with the marinades. | شواء على الأسطح من بيروت إلى بندر عباس مع التتبيلات. | کباب روی بام‌ها از بیروت تا بندرعباس، با همهٔ چاشنی‌ها.',
  ),
  book(
    'Food & travel',
    'coral',
    10_950,
    'Forty Kinds of Rice | أربعون نوعًا من الأرز | چهل جور پلو',
    'One grain, forty pots, and the truth about the crust. | حبة واحدة وأربعون قدرًا والحقيقة عن القشرة. | یک دانه، چهل دیگ و حقیقت دربارهٔ ته‌دیگ.',
  ),
  book(
    'Food & travel',
    'petrol',
    9_450,
    'Slow Boats | قوارب بطيئة | قایق‌های آهسته',
    'Nine ferries that still take the long way, and who rides them. | تسع عبّارات ما زالت تسلك الطريق الطويل ومن يركبها. | نه کشتی که هنوز راه دراز را می‌روند و مسافرانشان.',
  ),
  book(
    'Food & travel',
    'sand',
    8_990,
    'Walking Wadis | مشيًا في الوديان | پیاده در وادی‌ها',
    'Thirty walks in Oman and Ras Al Khaimah, with shade and water marked. | ثلاثون مسارًا في عُمان ورأس الخيمة مع مواضع الظل والماء. | سی پیاده‌روی در عمان و رأس‌الخیمه، با جای سایه و آب.',
  ),
  book(
    'Food & travel',
    'rose',
    12_450,
    'The Tea House Year | عام المقهى | یک سال چای‌خانه',
    'Twelve months behind a counter in Tabriz, month by month with its sweets. | اثنا عشر شهرًا خلف طاولة في تبريز مع حلوى كل شهر. | دوازده ماه پشت پیشخوانی در تبریز، با شیرینی هر ماه.',
  ),
  book(
    "Children's books",
    'sunny',
    4_250,
    'The Cat Who Kept Shop | القطة صاحبة الدكان | گربه‌ای که دکان داشت',
    'She sells string by the metre and naps by the hour. | تبيع الخيط بالمتر والقيلولة بالساعة. | نخ را متری و چرت را ساعتی می‌فروشد.',
  ),
  book(
    "Children's books",
    'lilac',
    4_550,
    'Goodnight, Crane | تصبح على خير أيها الرافعة | شب به‌خیر جرثقیل',
    'All the machines of the harbour go to bed, the loudest one last. | تنام كل آلات الميناء، وأعلاها صوتًا آخرها. | همهٔ ماشین‌های بندر می‌خوابند، پرسروصداترینشان آخر از همه.',
  ),
  book(
    "Children's books",
    'seaGreen',
    4_990,
    'A Camel Is Not a Horse | الجمل ليس حصانًا | شتر اسب نیست',
    'A very patient explanation, with pictures. | شرح صبور جدًا مع الصور. | توضیحی بسیار صبورانه، با تصویر.',
  ),
  book(
    "Children's books",
    'coral',
    3_950,
    'Seven Hats for Sunday | سبع قبعات ليوم الأحد | هفت کلاه برای یکشنبه',
    'Grandfather owns eight. Where is the other one? | لجدي ثمان. فأين الثامنة؟ | پدربزرگ هشت تا دارد. آن یکی کجاست؟',
  ),
  book(
    "Children's books",
    'navy',
    4_750,
    'The Night Has Pockets | لليل جيوب | شب جیب دارد',
    'A book of small lights for those who do not want to sleep yet. | كتاب أضواء صغيرة لمن لا يريد النوم بعد. | کتابی از نورهای کوچک برای آن‌ها که هنوز نمی‌خواهند بخوابند.',
  ),
  book(
    'Art & science',
    'black',
    17_900,
    'Black Before Ink | السواد قبل الحبر | سیاهی پیش از مرکب',
    'Soot, gall and patience: a history of calligraphers’ ink. | سخام وعفص وصبر: تاريخ حبر الخطاطين. | دوده، مازو و شکیبایی: تاریخ مرکب خوش‌نویسان.',
  ),
  book(
    'Art & science',
    'terracotta',
    14_950,
    'What Clay Wants | ما يريده الطين | آنچه گِل می‌خواهد',
    'A potter’s handbook for the second year, when the first mistakes are over. | دليل الخزّاف للسنة الثانية بعد انقضاء أولى الأخطاء. | راهنمای سفالگر برای سال دوم، وقتی خطاهای نخست تمام شده.',
  ),
  book(
    'Art & science',
    'sky',
    9_950,
    'Counting Birds | عدّ الطيور | شمردن پرندگان',
    'How a wetland is surveyed, and what it feels like at five in the morning. | كيف تُمسح أرض رطبة وما الشعور به في الخامسة فجرًا. | تالاب را چگونه سرشماری می‌کنند و ساعت پنج صبح چه حالی دارد.',
  ),
  book(
    'Art & science',
    'olive',
    8_750,
    'The Patience of Stones | صبر الحجارة | شکیبایی سنگ‌ها',
    'Geology of the Hajar mountains for people on foot. | جيولوجيا جبال الحجر للماشين على الأقدام. | زمین‌شناسی کوه‌های حجر برای پیادگان.',
  ),
  book(
    'Art & science',
    'lilac',
    16_450,
    'Rooms Without Corners | غرف بلا زوايا | اتاق‌های بی‌گوشه',
    'Domes, tents and other ways of living in the round. | قباب وخيام وطرق أخرى للعيش في الدائرة. | گنبد، چادر و راه‌های دیگر زیستن در دایره.',
  ),
  book(
    'Art & science',
    'mustard',
    7_990,
    'Zero: A Biography | الصفر: سيرة | صفر: یک زندگی‌نامه',
    'From an empty place on a clay tablet to the end of every price. | من موضع فارغ على لوح طين إلى نهاية كل سعر. | از جای خالی روی لوح گلی تا پایان هر بها.',
  ),
];
