import { article } from './texts';

export const inTheKitchen = [
  article(
    {
      slug: 'the-crust-of-the-rice',
      category: 2,
      tags: [4],
      author: 'Fatemeh Azad',
      daysAgo: 1,
      views: 6_018,
      background: '#f3d5d1',
      products: [
        { silhouette: 'pot', color: '#c6452c', accent: '#ffffff' },
        { silhouette: 'kettle', color: '#23262b', accent: '#e0a458' },
      ],
    },
    'The crust of the rice | قشرة الأرز | ته‌دیگ',
    'One pot, forty minutes, and the piece that everybody fights for. | قدر واحد وأربعون دقيقة والقطعة التي يتنازعها الجميع. | یک قابلمه، چهل دقیقه و تکه‌ای که همه بر سرش دعوا دارند.',
    'A pot of rice is judged by what sticks to its bottom. The grains above may be long and loose and fragrant with saffron, and still the guests look past them, wait politely, and ask: is there any crust? There is, if you do not lift the lid. | يُحكم على قدر الأرز بما يلتصق بقاعه. قد تكون الحبات فوقه طويلة ومنثورة وعابقة بالزعفران، ومع ذلك ينظر الضيوف إلى ما وراءها وينتظرون بأدب ثم يسألون: أهناك قشرة؟ نعم، إن لم ترفع الغطاء. | پلو را با ته‌دیگش می‌سنجند. دانه‌های رو شاید قدکشیده و زعفرانی باشد، با این همه مهمان‌ها مؤدبانه منتظر می‌مانند و می‌پرسند: ته‌دیگ هم هست؟ هست، اگر در را برندارید.',
    [
      'Heat, then patience | نار ثم صبر | آتش، سپس شکیبایی',
      'Melt butter and oil, half and half, add a spoon of yoghurt and one of water, then the drained rice in a hill. Seven minutes on a strong flame, until steam comes; then a cloth under the lid and the smallest flame you have for half an hour. | أذب الزبد والزيت مناصفة وأضف ملعقة لبن وملعقة ماء ثم الأرز المصفى كالتل. سبع دقائق على نار قوية حتى يتصاعد البخار ثم قماش تحت الغطاء وأصغر نار نصف ساعة. | کره و روغن را نصف‌نصف آب کنید، یک قاشق ماست و یک قاشق آب بیفزایید و برنج آبکش را تپه‌ای بریزید. هفت دقیقه شعلهٔ تند تا بخار بلند شود؛ سپس دم‌کنی و کمترین شعله، نیم ساعت.',
    ],
    [
      'The cold shock | الصدمة الباردة | شوک سرد',
      'Stand the pot in two fingers of cold water for a minute. The iron shrinks, the crust lets go, and with a plate on top and a breath held it comes out in one golden piece. | ضع القدر دقيقة في ماء بارد بعمق إصبعين. ينكمش الحديد وتنفصل القشرة، ثم صحن فوقه ونفَس محبوس فتخرج قطعة ذهبية واحدة. | قابلمه را یک دقیقه در دو بند انگشت آب سرد بگذارید. چدن جمع می‌شود، ته‌دیگ رها می‌کند و با بشقابی روی آن و نفسی حبس‌شده، یک‌تکه و طلایی بیرون می‌آید.',
    ],
  ),
  article(
    {
      slug: 'a-kitchen-with-seven-things',
      category: 2,
      tags: [4, 5],
      author: 'Omar Naccache',
      daysAgo: 12,
      views: 3_377,
      background: '#d3d9ee',
      products: [
        { silhouette: 'knives', color: '#c6452c', accent: '#f3e8d8' },
        { silhouette: 'mug', color: '#d9cbb6', accent: '#c9714d' },
      ],
    },
    'A kitchen with seven things | مطبخ بسبعة أشياء | آشپزخانه‌ای با هفت چیز',
    'What a cook took along when she moved into one room. | ما أخذته طاهية حين انتقلت إلى غرفة واحدة. | آنچه آشپزی هنگام رفتن به یک اتاق با خود برد.',
    'When the restaurant closed, she had two hundred pans and a flat with one hob. She laid everything out in the yard and took away, piece by piece, what she could do without. It took a week. Seven things were left on the wall. | حين أُغلق المطعم كان لديها مئتا مقلاة وشقة بموقد واحد. فرشت كل شيء في الفناء وأبعدت قطعة قطعة ما تستغني عنه. استغرق ذلك أسبوعًا، وبقيت سبعة أشياء على الجدار. | رستوران که بسته شد، دویست تابه داشت و خانه‌ای با یک اجاق. همه را در حیاط چید و یکی‌یکی آنچه بی آن می‌شد کنار گذاشت. یک هفته طول کشید. هفت چیز روی دیوار ماند.',
    [
      'The list | القائمة | فهرست',
      'One heavy pot with a lid. One knife of twenty centimetres and one of eight. A board that is larger than you think. A kettle. A sieve. And a mug that is nobody else’s. | قدر ثقيل بغطاء. سكين بطول عشرين سنتيمترًا وأخرى بثمانية. لوح أكبر مما تظن. غلاية. مصفاة. وكوب ليس لأحد سواك. | یک قابلمهٔ سنگین با در. یک چاقوی بیست‌سانتی و یکی هشت‌سانتی. تخته‌ای بزرگ‌تر از آنچه فکر می‌کنید. یک کتری. یک صافی. و لیوانی که مال هیچ کس دیگر نیست.',
    ],
    [
      'What she misses | ما تفتقده | دلتنگ چه است',
      'Nothing, she says, and then, after a while: the blender, on Saturdays. | لا شيء، تقول، ثم بعد حين: الخلاط أيام السبت. | می‌گوید هیچ، و پس از کمی: مخلوط‌کن، شنبه‌ها.',
    ],
  ),
  article(
    {
      slug: 'coffee-without-a-machine',
      category: 2,
      tags: [4],
      author: 'Omar Naccache',
      daysAgo: 33,
      views: 5_541,
      background: '#e3cdb4',
      products: [
        { silhouette: 'kettle', color: '#2f7f73', accent: '#e0a458' },
        { silhouette: 'mug', color: '#23395b', accent: '#e0a458' },
      ],
    },
    'Coffee without a machine | قهوة بلا آلة | قهوه بی دستگاه',
    'A kettle, a cloth, three minutes: how the thin stream makes the cup. | غلاية وقماش وثلاث دقائق: كيف يصنع الخيط الرفيع الفنجان. | یک کتری، یک پارچه، سه دقیقه: جریان باریک چگونه فنجان را می‌سازد.',
    'A machine presses water through coffee because it is in a hurry. Gravity is not. Poured slowly, water takes first what is sweet and only later what is bitter, and whoever stops in time has a cup that needs nothing. | تدفع الآلة الماء عبر القهوة لأنها مستعجلة، والجاذبية ليست كذلك. الماء المصبوب ببطء يأخذ الحلو أولًا ثم المر، ومن يتوقف في الوقت المناسب يحظى بفنجان لا ينقصه شيء. | دستگاه آب را با فشار از قهوه می‌گذراند چون شتاب دارد. گرانش شتاب ندارد. آب که آرام ریخته شود نخست شیرینی را می‌گیرد و بعد تلخی را، و هر که به‌هنگام دست بکشد فنجانی دارد که چیزی کم ندارد.',
    [
      'The first forty seconds | أول أربعين ثانية | چهل ثانیهٔ نخست',
      'Pour twice the weight of the coffee, and wait. It swells, it breathes, it smells of bread. Only then pour on, in circles from the middle. | صب ضعف وزن القهوة وانتظر. تنتفخ وتتنفس وتفوح كالخبز. عندئذ فقط تابع الصب في دوائر من الوسط. | دو برابر وزن قهوه آب بریزید و صبر کنید. ور می‌آید، نفس می‌کشد، بوی نان می‌دهد. آنگاه دایره‌وار از میان بریزید.',
    ],
    [
      'Grind coarser than you think | اطحن أخشن مما تظن | درشت‌تر از آنچه فکر می‌کنید آسیاب کنید',
      'If the cup is sour, grind finer; if it is bitter, coarser. Change one thing at a time, and write it on the wall. | إن كان الفنجان حامضًا فاطحن أنعم، وإن كان مرًا فأخشن. غيّر أمرًا واحدًا في كل مرة واكتبه على الجدار. | اگر ترش بود ریزتر، اگر تلخ بود درشت‌تر. هر بار یک چیز را عوض کنید و روی دیوار بنویسید.',
    ],
  ),
];
