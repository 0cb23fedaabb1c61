import type { Texts } from '../languages';
import { textList } from './ranges/range';
import type { ShopKey } from './shops';

/** Paragraphs about each shop, shown below its promise. */
export const aboutShops: Record<ShopKey, readonly Texts[]> = {
  nordlys: textList(
    'It began with one chair for a friend’s flat in Bergen, and the neighbours who sat down in it. Today eleven people build furniture in a former boat shed, forty pieces at a time, and deliver them in the Gulf by themselves. | بدأت بكرسي واحد لشقة صديق في بيرغن وبجيران جلسوا عليه. واليوم يصنع أحد عشر شخصًا الأثاث في مرآب قوارب قديم، أربعين قطعة في كل مرة، ويوصلونها في الخليج بأنفسهم. | با یک صندلی برای خانهٔ دوستی در برگن آغاز شد و همسایه‌هایی که رویش نشستند. امروز یازده نفر در یک قایق‌خانهٔ قدیمی، چهل تا چهل تا، مبل می‌سازند و خودشان در خلیج تحویل می‌دهند.',
    'We use three woods, two oils and no screws that you can see. If something comes loose, we come by. | نستعمل ثلاثة أخشاب وزيتين ولا براغي ظاهرة. وإن ارتخى شيء مررنا لإصلاحه. | سه چوب، دو روغن و بی هیچ پیچ پیدا. اگر چیزی شل شد، سر می‌زنیم.',
  ),
  volt: textList(
    'Two radio engineers who could not watch good devices being thrown away. We sell what can be opened, and we keep the spare parts in drawers that reach up to the ceiling. | مهندسا راديو لم يحتملا رؤية الأجهزة الجيدة تُرمى. نبيع ما يمكن فتحه، ونحفظ قطع الغيار في أدراج تبلغ السقف. | دو مهندس رادیو که تاب دیدن دور ریختن دستگاه‌های خوب را نداشتند. آنچه باز می‌شود می‌فروشیم و یدکی‌ها را در کشوهایی تا سقف نگه می‌داریم.',
    'Every model has lived with one of us for a month before it stands on the shelf. Ask in the chat: whoever answers has used it. | عاش كل طراز مع أحدنا شهرًا قبل أن يوضع على الرف. اسأل في المحادثة: من يجيب قد جرّبه. | هر مدل پیش از قفسه یک ماه با یکی از ما زندگی کرده. در گفتگو بپرسید: پاسخ‌دهنده آن را آزموده است.',
  ),
  atlas: textList(
    'Gear from people who are outside more often than in the shop. That is why it is sometimes closed: at the moment we are on the long trail from Imlil to the sea, and parcels leave when we are back. | معدات من أناس يقضون في الخارج أكثر مما في المتجر، ولذلك يُغلق أحيانًا: نحن الآن على الدرب الطويل من إمليل إلى البحر، وتُرسل الطرود حين نعود. | وسایل از کسانی که بیشتر بیرون‌اند تا در مغازه. برای همین گاهی بسته است: اکنون در راه دراز از ایملیل تا دریا هستیم و بسته‌ها پس از بازگشت فرستاده می‌شوند.',
    'Whatever wears out we mend, and what we cannot mend we buy back for the school in the village. | ما يبلى نصلحه، وما لا يُصلح نشتريه من جديد لمدرسة القرية. | آنچه فرسوده شود تعمیر می‌کنیم و آنچه نشود برای مدرسهٔ روستا پس می‌خریم.',
  ),
  rosewater: textList(
    'A grandmother’s still in Shiraz, two granddaughters with degrees in chemistry, and roses that are picked before sunrise in May. | إنبيق جدة في شيراز وحفيدتان بشهادتين في الكيمياء وورد يُقطف قبل شروق شمس مايو. | دستگاه تقطیر مادربزرگ در شیراز، دو نوه با مدرک شیمی و گل‌هایی که در اردیبهشت پیش از آفتاب چیده می‌شوند.',
    'We write every ingredient on the front. Bottles come back to us, and go out again. | نكتب كل مكوّن على الواجهة. تعود القوارير إلينا ثم تخرج ثانية. | همهٔ مواد را روی شیشه می‌نویسیم. شیشه‌ها برمی‌گردند و دوباره می‌روند.',
  ),
  copper: textList(
    'A coppersmith’s son and a cook opened it across from the fish market. He knows how a pot is made, she knows what it is for, and they do not always agree. | افتتحه ابن نحّاس وطاهية قبالة سوق السمك. هو يعرف كيف يُصنع القدر وهي تعرف لِمَ، ولا يتفقان دائمًا. | پسر مسگری و یک آشپز روبه‌روی بازار ماهی بازش کردند. او می‌داند دیگ چگونه ساخته می‌شود و این می‌داند برای چه؛ همیشه هم‌نظر نیستند.',
    'On Thursdays there is soup for whoever comes in. | كل خميس حساء لمن يدخل. | پنجشنبه‌ها برای هر که بیاید سوپ هست.',
  ),
  sahra: textList(
    'Four pattern cutters, one dyer and a terrace where linen dries. We make sixty of a piece, and when they are gone, we make something else. | أربعة قصّاصين وصبّاغ وشرفة يجف عليها الكتان. نصنع ستين قطعة من كل تصميم، وحين تنفد نصنع غيره. | چهار الگوبر، یک رنگرز و تراسی که کتان بر آن خشک می‌شود. از هر مدل شصت تا می‌سازیم و تمام که شد، سراغ دیگری می‌رویم.',
    'Delivery is free, because carrying bags is what we do. | التوصيل مجاني، فحمل الحقائب عملنا. | ارسال رایگان است؛ کار ما کیف است.',
  ),
  oak: textList(
    'The workshop smells of linseed, and the testers are between two and nine years old. What they break, we make thicker. | تفوح الورشة برائحة زيت الكتان، وأعمار المختبرين بين الثانية والتاسعة. ما يكسرونه نصنعه أسمك. | کارگاه بوی روغن بزرک می‌دهد و آزمونگرها دو تا نه ساله‌اند. هر چه بشکنند، کلفت‌ترش می‌کنیم.',
    'We would rather sell one rainbow that is handed down than three that are not. | نفضل بيع قوس قزح واحد يُورّث على ثلاثة لا تبقى. | یک رنگین‌کمان که به ارث برسد را به سه تایی که نمی‌مانند ترجیح می‌دهیم.',
  ),
  lantern: textList(
    'A bookshop with nine lamps, two cats and an argument about every shelf. We publish a few books ourselves, and sell the others as if we had. | مكتبة بتسعة مصابيح وقطتين وجدال حول كل رف. ننشر بعض الكتب بأنفسنا ونبيع غيرها كأنها لنا. | کتاب‌فروشی با نه چراغ، دو گربه و بحثی سر هر قفسه. چند کتابی خودمان چاپ می‌کنیم و باقی را طوری می‌فروشیم که انگار چاپ ماست.',
    'Tell us the last book you loved, and we put two beside it. | أخبرنا بآخر كتاب أحببته فنضع إلى جانبه اثنين. | آخرین کتابی را که دوست داشتید بگویید تا دو تا کنارش بگذاریم.',
  ),
  maqam: textList(
    'A luthier, a sound engineer and a room with a carpet on every wall. Guitars arrive raw, hang for a month until they are used to the air, and are set up by hand. | صانع آلات ومهندس صوت وغرفة على كل جدار فيها سجادة. تصل الغيتارات خامًا وتُعلّق شهرًا حتى تألف الهواء ثم تُضبط باليد. | یک سازگر، یک مهندس صدا و اتاقی با فرش بر هر دیوار. گیتارها خام می‌رسند، یک ماه آویزان می‌مانند تا به هوا خو کنند و با دست تنظیم می‌شوند.',
    'Beginners are welcome, and so are those who have begun seven times. | المبتدئون مرحب بهم، ومن بدأ سبع مرات كذلك. | نوآموزان خوش آمده‌اند، آن‌ها که هفت بار آغاز کرده‌اند هم.',
  ),
  dune: textList(
    'The last kiosk before the water, open since the summer the road was finished. First we lent boards, then we mended them, then people asked for shirts. | آخر كشك قبل الماء، مفتوح منذ صيف اكتمال الطريق. أعرنا الألواح أولًا ثم أصلحناها ثم سُئلنا عن القمصان. | آخرین دکه پیش از آب، از تابستانی که جاده تمام شد. اول تخته امانت دادیم، بعد تعمیرش کردیم، بعد مردم پیراهن خواستند.',
    'We answer between waves. | نجيب بين موجة وأخرى. | میان دو موج پاسخ می‌دهیم.',
  ),
  balcony: textList(
    'Everything here has lived through a summer in Al Ain. Before a plant is sold, it has spent three weeks on an ordinary balcony with an ordinary person who forgets to water. | كل ما هنا عاش صيفًا في العين. وقبل أن تُباع النبتة تقضي ثلاثة أسابيع على شرفة عادية مع إنسان عادي ينسى السقي. | هر چه اینجاست تابستان العین را گذرانده. گیاه پیش از فروش سه هفته روی بالکنی معمولی نزد آدمی معمولی می‌ماند که آب دادن یادش می‌رود.',
    'Send us pictures of yellow leaves. We like them, they are questions. | أرسلوا صور الأوراق الصفراء، فنحن نحبها لأنها أسئلة. | عکس برگ‌های زرد را بفرستید. دوستشان داریم؛ پرسش‌اند.',
  ),
  workbench: textList(
    'A repair café that had to sell tools so that people would give theirs back. There is a bench in the middle, and it is yours for an hour. | مقهى إصلاح اضطر إلى بيع الأدوات كي يعيد الناس ما استعاروه. في وسطه طاولة عمل، وهي لك ساعة. | کافه‌تعمیری که ناچار شد ابزار بفروشد تا مردم امانتی‌ها را پس بدهند. میانش میز کاری هست و یک ساعت مال شماست.',
    'We sell five drills and can tell you why not the sixth. | نبيع خمسة مثاقب ونخبرك لمَ لا نبيع السادس. | پنج دریل می‌فروشیم و می‌گوییم چرا ششمی نه.',
  ),
  kiln: textList(
    'One potter, one wheel and a kiln that was the third to be built because the first two cracked. The shop opened this week; whoever buys now buys from the first firing. | خزّافة واحدة ودولاب واحد وفرن هو الثالث لأن الأولين تشققا. فُتح المتجر هذا الأسبوع، ومن يشترِ الآن يشترِ من الحرقة الأولى. | یک سفالگر، یک چرخ و کوره‌ای که سومی است چون دو تای نخست ترک خوردند. مغازه همین هفته باز شد؛ خریدار امروز از پخت نخست می‌خرد.',
    'There are no reviews yet. Write the first one. | لا تقييمات بعد. اكتب أولها. | هنوز نظری نیست. نخستین را بنویسید.',
  ),
  souq: textList(
    'Under one roof from the gold gate to the tram: lamps beside lemons, helmets beside books, and Abu Salim, who has never needed a computer to find anything. | تحت سقف واحد من باب الذهب إلى الترام: مصابيح بجوار الليمون وخوذ بجوار الكتب وأبو سليم الذي لم يحتج يومًا إلى حاسوب ليجد شيئًا. | زیر یک سقف از دروازهٔ طلا تا تراموا: چراغ کنار لیمو، کلاه کنار کتاب، و ابوسلیم که هرگز برای پیدا کردن چیزی رایانه لازم نداشته.',
    'Sixty dealers share one till and one promise: what is cheaper elsewhere, is cheaper here tomorrow. | ستون تاجرًا يتقاسمون صندوقًا واحدًا ووعدًا واحدًا: ما كان أرخص في مكان آخر صار غدًا أرخص هنا. | شصت فروشنده یک صندوق دارند و یک قول: آنچه جای دیگر ارزان‌تر است، فردا اینجا ارزان‌تر می‌شود.',
  ),
};
