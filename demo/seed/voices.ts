import type { Locale, Texts } from '../languages';
import type { Silhouette } from '../media/pictures';
import { textList } from './ranges/range';

/** Names of reviewers, by the language of their reviews. */
export const customerNames: Record<Locale, readonly string[]> = {
  en: (
    'Sophie L.|Daniel M.|Hannah W.|Lucas P.|Elena V.|Grace O.|Jonas B.|Priya N.|Ines C.|Olivia R.|Tom H.|Anjali S.|' +
    'Marco D.|Freya K.|Ben A.|Chloe T.|Ravi P.|Nina F.|Oscar J.|Mei L.|Peter G.|Clara S.|Aisha B.|Sven R.'
  ).split('|'),
  ar: (
    'Mariam K.|Yousef A.|Noor H.|Rashid B.|Amina T.|Khalid M.|Tariq J.|Samir F.|Huda Z.|Salma Q.|Zainab Y.|مريم ع.|' +
    'سعيد ن.|هند م.|Faisal R.|لطيفة س.|عمر ك.|Reem D.'
  ).split('|'),
  ir: (
    'Omid R.|Leila S.|Farid N.|Shirin D.|Parisa G.|Nasrin E.|Behrouz K.|Arash P.|Majid L.|مینا ر.|کاوه ش.|الهام ت.|' +
    'Sara M.|نیلوفر ب.'
  ).split('|'),
};

/** First sentences of reviews, by stars. */
export const openings: Record<number, readonly Texts[]> = {
  5: textList(
    'Even better than in the pictures. | أجمل من الصور بكثير. | از عکس هم بهتر است.',
    'Exactly what I had hoped for. | تمامًا كما تمنيت. | دقیقاً همان که می‌خواستم.',
    'The first one I own that I do not want to replace. | أول واحد أملكه ولا أريد استبداله. | نخستین موردی که نمی‌خواهم عوضش کنم.',
    'You can feel that somebody thought about every detail. | تشعر أن أحدهم فكر في كل تفصيل. | معلوم است کسی به هر جزئش فکر کرده.',
    'Bought it as a present and then kept it. | اشتريته هدية ثم احتفظت به. | برای هدیه خریدم و نگهش داشتم.',
    'My second one already, the first went to my sister. | هذا الثاني عندي، الأول أخذته أختي. | این دومی است، اولی را خواهرم برد.',
    'Worth every dirham. | يستحق كل درهم. | به هر درهمش می‌ارزد.',
    'Half a year in use and still like new. | نصف عام من الاستعمال وما زال كالجديد. | نیم سال است استفاده می‌کنم و هنوز نو است.',
    'My whole family uses it now. I had to hide mine. | العائلة كلها تستعمله فاضطررت إلى إخفاء خاصتي. | همهٔ خانواده استفاده می‌کنند؛ مال خودم را پنهان کردم.',
    'Wonderful. | رائع. | عالی.',
  ),
  4: textList(
    'Very good, with one small wish. | جيد جدًا مع ملاحظة صغيرة. | خیلی خوب، با یک نکتهٔ کوچک.',
    'Does what it says. | يؤدي ما يعد به. | همان است که می‌گوید.',
    'Good value for the money. | قيمة جيدة مقابل السعر. | به قیمتش می‌ارزد.',
    'Almost perfect. | يكاد يكون مثاليًا. | تقریباً بی‌نقص.',
    'I like it more every week. | يعجبني أكثر كل أسبوع. | هر هفته بیشتر دوستش دارم.',
    'Nicely made, arrived a day late. | متقن الصنع ووصل متأخرًا يومًا. | خوش‌ساخت، یک روز دیر رسید.',
    'Well chosen by my husband, for once. | أحسن زوجي الاختيار هذه المرة. | همسرم این بار خوب انتخاب کرد.',
  ),
  3: textList(
    'It is fine. Not more, not less. | مقبول لا أكثر ولا أقل. | بد نیست، نه بیشتر نه کمتر.',
    'Looks great, but I expected more for the price. | شكله جميل لكنني توقعت أكثر مقابل السعر. | قشنگ است، ولی با این قیمت انتظار بیشتری داشتم.',
    'Good idea, the finish could be better. | فكرة جيدة والتشطيب يمكن أن يكون أفضل. | فکر خوبی است، پرداختش می‌توانست بهتر باشد.',
    'Some days I like it, some days I do not. | يعجبني يومًا ولا يعجبني آخر. | یک روز دوستش دارم، یک روز نه.',
  ),
  2: textList(
    'Came with a scratch; the shop offered a refund at once, which is something. | وصل مخدوشًا وعرض المتجر رد المبلغ فورًا وهذا يُحسب له. | خط افتاده رسید؛ فروشگاه بی‌درنگ پس دادن پول را پیشنهاد کرد.',
    'Smaller than I thought. | أصغر مما ظننت. | کوچک‌تر از آنچه فکر می‌کردم.',
    'The colour is not the one on my screen. | اللون ليس كما على شاشتي. | رنگش با نمایشگر من فرق دارد.',
  ),
  1: textList(
    'Not for me. It went back, and the money came within three days. | لم يناسبني، أعدته ووصل المبلغ خلال ثلاثة أيام. | به کارم نیامد؛ پس دادم و پول سه‌روزه برگشت.',
    'Arrived broken; a replacement is on its way. | وصل مكسورًا والبديل في الطريق. | شکسته رسید؛ جایگزینش در راه است.',
    'Two weeks, then it was over. | أسبوعان ثم انتهى أمره. | دو هفته، و بعد تمام.',
  ),
};

/** Positive sentences about the product, by kind. */
const praise = {
  sound: textList(
    'The voices are so clear that I heard a breath I had never heard. | الأصوات صافية حتى سمعت نفَسًا لم أسمعه من قبل. | صداها آن‌قدر روشن است که نفسی را شنیدم که هرگز نشنیده بودم.',
    'The bass is there without shaking the walls. | الجهير حاضر دون أن يهز الجدران. | باسش هست بی آنکه دیوار بلرزد.',
    'Lasts through the week on one charge. | يكفيني الأسبوع كله بشحنة واحدة. | با یک شارژ تمام هفته دوام می‌آورد.',
  ),
  tech: textList(
    'Quick, quiet and cool, even after a long day. | سريع وهادئ وبارد حتى بعد يوم طويل. | تند، بی‌صدا و خنک، حتی پس از روزی بلند.',
    'Set up in ten minutes, my father did it alone. | أعددته في عشر دقائق، بل فعلها أبي وحده. | ده‌دقیقه‌ای راه افتاد؛ پدرم تنهایی انجامش داد.',
    'Feels solid, nothing creaks. | متماسك لا صرير فيه. | محکم است و صدا نمی‌دهد.',
  ),
  cloth: textList(
    'The cloth is thick and soft, and the seams are clean inside. | القماش سميك وناعم والدرزات نظيفة من الداخل. | پارچه‌اش ضخیم و نرم است و درزهایش از درون تمیز.',
    'Fits as the table says; I took my usual size. | المقاس كما في الجدول، أخذت مقاسي المعتاد. | سایزش همان جدول است؛ سایز همیشگی‌ام را گرفتم.',
    'Washed four times, still the same shape. | غُسل أربع مرات وما زال بشكله. | چهار بار شسته شد و هنوز همان شکل است.',
  ),
  home: textList(
    'It makes the whole corner look finished. | جعل الزاوية كلها تبدو مكتملة. | گوشهٔ اتاق با آن کامل شد.',
    'Two people carried it up and took the cardboard along. | حمله اثنان إلى الأعلى وأخذا الكرتون معهما. | دو نفر بالا آوردند و کارتن را هم بردند.',
    'Guests ask where it is from. | يسأل الضيوف من أين هو. | مهمان‌ها می‌پرسند از کجاست.',
  ),
  kitchen: textList(
    'Cleans in a minute and looks good on the table. | يُنظف في دقيقة ويزين المائدة. | یک‌دقیقه‌ای تمیز می‌شود و سر سفره زیباست.',
    'My mother cooks with hers every day and wants another. | أمي تطبخ به كل يوم وتريد آخر. | مادرم هر روز با آن می‌پزد و یکی دیگر می‌خواهد.',
    'Heavy in a good way. | ثقيل على نحو جيد. | سنگینی‌اش خوب است.',
  ),
  beauty: textList(
    'Still there in the evening, and nobody found it too much. | يبقى حتى المساء ولم يجده أحد مبالغًا فيه. | تا شب می‌ماند و کسی نگفت زیاد است.',
    'My skin took it well from the first day. | تقبلته بشرتي من اليوم الأول. | پوستم از روز اول با آن خوب بود.',
    'Smells of something real. | رائحته رائحة شيء حقيقي. | بوی چیزی واقعی می‌دهد.',
  ),
  sport: textList(
    'Taken through the Hajar mountains last weekend, no complaints. | أخذته إلى جبال الحجر آخر الأسبوع بلا شكوى. | آخر هفته به کوه‌های حجر بردم، بی گلایه.',
    'Light, and it sits where it should. | خفيف ويستقر حيث يجب. | سبک است و سر جایش می‌نشیند.',
    'My knees say thank you. | ركبتاي تشكرانه. | زانوهایم سپاسگزارند.',
  ),
  play: textList(
    'Played with every day since, which cannot be said of the others. | يُلعب به كل يوم منذ وصوله، وليس هذا حال غيره. | از آن روز هر روز با آن بازی می‌شود؛ بقیه این‌طور نبودند.',
    'Survived the dog. | نجا من الكلب. | از دست سگ جان به در برد.',
    'No sharp edges, no smell. | بلا حواف حادة وبلا رائحة. | نه لبهٔ تیز دارد نه بو.',
  ),
  paper: textList(
    'Beautiful paper, and it stays open by itself. | ورق جميل ويبقى مفتوحًا وحده. | کاغذش زیباست و خودش باز می‌ماند.',
    'Read it in two nights and gave it away at once. | قرأته في ليلتين ثم أهديته فورًا. | دو شبه خواندم و بی‌درنگ هدیه دادم.',
    'Arrived wrapped as if it were my birthday. | وصل مغلفًا كأنه عيد ميلادي. | جوری بسته‌بندی شده بود که انگار تولدم است.',
  ),
  music: textList(
    'Came in tune, which nobody believes. | وصل مدوزنًا ولا يصدق أحد ذلك. | کوک رسید و کسی باور نمی‌کند.',
    'The neck is comfortable for small hands. | عنقه مريح للأيدي الصغيرة. | دسته‌اش برای دست کوچک راحت است.',
    'My teacher asked what I paid and did not believe it. | سألني أستاذي عن ثمنه ولم يصدق. | استادم قیمتش را پرسید و باور نکرد.',
  ),
} satisfies Record<string, readonly Texts[]>;

const kinds: Partial<Record<Silhouette, keyof typeof praise>> = {
  headphones: 'sound', speaker: 'sound',
  phone: 'tech', laptop: 'tech', tablet: 'tech', keyboard: 'tech', camera: 'tech', watch: 'tech', drill: 'tech',
  sneaker: 'cloth', boots: 'cloth', jacket: 'cloth', tee: 'cloth', dress: 'cloth', cap: 'cloth', handbag: 'cloth',
  sunglasses: 'cloth',
  pot: 'kitchen', kettle: 'kitchen', mug: 'kitchen', bottle: 'kitchen', knives: 'kitchen', blender: 'kitchen',
  perfume: 'beauty', serum: 'beauty', lipstick: 'beauty', candle: 'beauty',
  helmet: 'sport', dumbbell: 'sport', backpack: 'sport', suitcase: 'sport', tent: 'sport', yogamat: 'sport',
  skateboard: 'sport', ball: 'play', toy: 'play', teddy: 'play', book: 'paper', guitar: 'music',
}; // prettier-ignore

export const praiseFor = (silhouette: string): readonly Texts[] =>
  praise[kinds[silhouette as Silhouette] ?? 'home'];

/** Negative sentences about the product. */
export const regrets: readonly Texts[] = textList(
  'The box is a little big for what is inside. | العلبة أكبر قليلًا مما فيها. | جعبه‌اش برای محتوا کمی بزرگ است.',
  'The colour is slightly darker than on my screen. | اللون أغمق قليلًا من شاشتي. | رنگش کمی تیره‌تر از نمایشگر من است.',
  'I would have liked a printed manual. | كنت أود دليلًا مطبوعًا. | دفترچهٔ راهنمای چاپی می‌خواستم.',
  'Please write the measurements more clearly. | ليتكم توضحون المقاسات أكثر. | لطفاً اندازه‌ها را روشن‌تر بنویسید.',
  'One corner was not quite straight. | إحدى الزوايا لم تكن مستقيمة تمامًا. | یک گوشه‌اش کاملاً صاف نبود.',
  'Heavier than I expected. | أثقل مما توقعت. | سنگین‌تر از انتظارم بود.',
);

/** Last sentences of reviews. */
export const endings: readonly Texts[] = textList(
  'The shop answered my question within minutes. | أجاب المتجر عن سؤالي خلال دقائق. | فروشگاه چند دقیقه‌ای پاسخم را داد.',
  'Packed with care and without plastic. | مغلف بعناية وبلا بلاستيك. | با دقت و بی پلاستیک بسته‌بندی شده بود.',
  'Would buy again without thinking. | سأشتريه ثانية دون تردد. | بی فکر دوباره می‌خرم.',
  'Arrived in two days. | وصل في يومين. | دوروزه رسید.',
  'Thank you! | شكرًا لكم! | سپاس!',
  'I am keeping it. | سأحتفظ به. | نگهش می‌دارم.',
  'My neighbour has ordered one, too. | طلب جاري واحدًا أيضًا. | همسایه‌ام هم سفارش داد.',
);
