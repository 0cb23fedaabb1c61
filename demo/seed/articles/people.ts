import { article } from './texts';

export const people = [
  article(
    {
      slug: 'the-third-kiln',
      category: 4,
      tags: [8, 2],
      author: 'Leen Darwish',
      daysAgo: 3,
      views: 3_690,
      background: '#e9c7ae',
      products: [
        { silhouette: 'vase', color: '#c9714d', accent: '#f1ece2' },
        { silhouette: 'mug', color: '#f1ece2', accent: '#2f6f8f' },
      ],
    },
    'The third kiln | الفرن الثالث | کورهٔ سوم',
    'Two of them cracked. A visit to the newest shop of the marina. | تشقق اثنان منها. زيارة إلى أحدث متاجر المرسى. | دو تا ترک خوردند. دیداری از تازه‌ترین مغازهٔ اسکله.',
    'The first kiln cracked on a Sunday in June, with ninety cups inside. The second was built by a man who knew everything and lasted eleven days. The third she built herself, from the bricks of the other two, with a book in one hand and a torch in the other. | تشقق الفرن الأول يوم أحد في يونيو وفيه تسعون كوبًا. وبنى الثاني رجل يعرف كل شيء فدام أحد عشر يومًا. أما الثالث فبنته بنفسها من طوب الفرنين، كتاب في يد ومصباح في الأخرى. | کورهٔ نخست یکشنبه‌ای در خرداد با نود فنجان در دلش ترک خورد. دومی را مردی ساخت که همه چیز می‌دانست و یازده روز دوام آورد. سومی را خودش ساخت، از آجرهای آن دو، کتابی در یک دست و چراغی در دست دیگر.',
    [
      'What the fire decides | ما تقرره النار | آنچه آتش تعیین می‌کند',
      'Glaze goes on grey and comes out green, or blue, or not at all. She has stopped ordering colours and begun to give names: this one is called Tuesday. | يوضع التزجيج رماديًا ويخرج أخضر أو أزرق أو لا يخرج. كفّت عن طلب الألوان وصارت تسميها: هذا اسمه الثلاثاء. | لعاب خاکستری می‌رود و سبز یا آبی بیرون می‌آید، یا هیچ. دیگر رنگ سفارش نمی‌دهد، نام می‌گذارد: این یکی نامش سه‌شنبه است.',
    ],
    [
      'The shelf for mistakes | رف الأخطاء | قفسهٔ خطاها',
      'There is one, and it sells out first. A cup that leans a little is easier to love, she says, and nobody takes it by accident. | هو موجود وينفد أولًا. تقول إن الكوب المائل قليلًا أسهل حبًا ولا يأخذه أحد سهوًا. | هست، و زودتر از همه تمام می‌شود. می‌گوید فنجان کمی کج را آسان‌تر می‌شود دوست داشت و کسی اشتباهی برش نمی‌دارد.',
    ],
  ),
  article(
    {
      slug: 'a-guitar-gets-used-to-the-air',
      category: 4,
      tags: [8],
      author: 'Leen Darwish',
      daysAgo: 15,
      views: 2_871,
      background: '#d8c3a5',
      products: [
        { silhouette: 'guitar', color: '#a65a1a', accent: '#2f7f73' },
        { silhouette: 'headphones', color: '#23262b', accent: '#ffffff' },
      ],
    },
    'A guitar gets used to the air | غيتار يألف الهواء | گیتاری که به هوا خو می‌کند',
    'Why every instrument hangs in the same room for a month. | لماذا تُعلّق كل آلة في الغرفة نفسها شهرًا. | چرا هر ساز یک ماه در همان اتاق آویزان می‌ماند.',
    'Wood remembers where it grew. A guitar from a wet valley that comes to the Gulf in September would like to turn back at the airport: the top sinks, the frets stand out, a seam opens with the sound of a small sigh. So they hang. | يتذكر الخشب أين نما. غيتار من وادٍ رطب يأتي الخليج في سبتمبر يود لو يعود من المطار: ينخفض وجهه وتبرز دساتينه وتنفتح درزة بصوت كتنهيدة. لذلك يُعلّق. | چوب به یاد دارد کجا روییده. گیتاری که از دره‌ای نمناک شهریور به خلیج می‌آید دلش می‌خواهد از فرودگاه برگردد: صفحه فرو می‌رود، پرده‌ها بیرون می‌زند و درزی با آهی کوچک باز می‌شود. پس آویزانش می‌کنند.',
    [
      'Forty-five per cent | خمسة وأربعون في المئة | چهل و پنج درصد',
      'That is what the dial on the wall says, day and night, and that is what your room should say, too. A bowl of water under the bed does more for a guitar than new strings. | هذا ما يشير إليه المقياس على الجدار ليلًا ونهارًا، وما ينبغي أن يكون في غرفتك. وعاء ماء تحت السرير ينفع الغيتار أكثر من أوتار جديدة. | رطوبت‌سنج روی دیوار شب و روز همین را می‌گوید و اتاق شما هم باید همین را بگوید. کاسه‌ای آب زیر تخت بیش از سیم نو به کار گیتار می‌آید.',
    ],
    [
      'Then it is played | ثم يُعزف عليه | سپس نواخته می‌شود',
      'An hour a day for a week, scales first, then whatever comes. On the seventh day it is tuned for the last time, and the case is closed. | ساعة كل يوم أسبوعًا، سلالم أولًا ثم ما يأتي. وفي اليوم السابع يُدوزن للمرة الأخيرة وتُغلق حقيبته. | یک هفته، روزی یک ساعت، نخست گام و سپس هر چه آمد. روز هفتم برای آخرین بار کوک می‌شود و درِ جعبه بسته.',
    ],
  ),
  article(
    {
      slug: 'the-man-who-knows-where-it-is',
      category: 4,
      tags: [8, 5],
      author: 'Tariq Jaber',
      daysAgo: 41,
      views: 6_733,
      background: '#e6c9d3',
      products: [
        { silhouette: 'suitcase', color: '#2f7f73', accent: '#ffffff' },
        { silhouette: 'lamp', color: '#f0b429', accent: '#d2472f' },
        { silhouette: 'teddy', color: '#9b5a34', accent: '#5b3b16' },
      ],
    },
    'The man who knows where it is | الرجل الذي يعرف أين هو | مردی که می‌داند کجاست',
    'Five thousand things, sixty dealers and no computer: a day with Abu Salim. | خمسة آلاف غرض وستون تاجرًا وبلا حاسوب: يوم مع أبي سليم. | پنج هزار چیز، شصت فروشنده و بی رایانه: یک روز با ابوسلیم.',
    'Ask him for a kettle with a cork handle, and he does not look up. Third aisle, left, above the helmets; but the boy has put one in the window this morning, so take that. He has worked here since the roof was cloth, and he has never written anything down. | اسأله عن غلاية بمقبض فلين فلا يرفع رأسه: الممر الثالث يسارًا فوق الخوذ، لكن الصبي وضع واحدة في الواجهة صباحًا فخذها. يعمل هنا منذ كان السقف قماشًا ولم يكتب شيئًا قط. | از او کتری با دستهٔ چوب‌پنبه بخواهید؛ سر بلند نمی‌کند: راهروی سوم، چپ، بالای کلاه‌ها؛ اما پسر امروز یکی در ویترین گذاشته، همان را بردارید. از وقتی سقف پارچه بود اینجاست و هرگز چیزی ننوشته.',
    [
      'The method | الطريقة | روش',
      'Things that are given as presents stand near the door, things that are needed at night stand near the light, and what nobody wants stands beside what everybody wants. After forty years, he says, the shop thinks for you. | الهدايا قرب الباب، وما يُحتاج إليه ليلًا قرب الضوء، وما لا يريده أحد بجوار ما يريده الجميع. بعد أربعين عامًا، يقول، يفكر المتجر عنك. | هدیه‌ها نزدیک درند، آنچه شب لازم می‌شود نزدیک نور، و آنچه کسی نمی‌خواهد کنار آنچه همه می‌خواهند. می‌گوید پس از چهل سال مغازه به جای آدم فکر می‌کند.',
    ],
    [
      'The one thing | الشيء الوحيد | تنها یک چیز',
      'Once he could not find something: his own glasses. They were in the fifth aisle, between the magnifiers, with a price on them. | مرة واحدة لم يجد شيئًا: نظارته. كانت في الممر الخامس بين العدسات المكبرة وعليها سعر. | یک بار چیزی را پیدا نکرد: عینک خودش را. در راهروی پنجم بود، میان ذره‌بین‌ها، با برچسب قیمت.',
    ],
  ),
];
