import { article } from './texts';

export const atHome = [
  article(
    {
      slug: 'a-lamp-for-every-hour',
      category: 1,
      tags: [1, 2],
      author: 'Ingrid Solheim',
      daysAgo: 2,
      views: 4_812,
      background: '#efc88f',
      products: [
        { silhouette: 'lamp', color: '#d9603f', accent: '#ffffff' },
        { silhouette: 'chair', color: '#2f7f73', accent: '#e0a458' },
      ],
    },
    'A lamp for every hour | مصباح لكل ساعة | چراغی برای هر ساعت',
    'Why three small lights beat one large one, and where to put them. | لماذا تغلب ثلاثة أضواء صغيرة ضوءًا كبيرًا، وأين تضعها. | چرا سه نور کوچک از یک نور بزرگ بهتر است و کجا باید گذاشتشان.',
    'Most rooms have one light, in the middle of the ceiling, and it is always too bright or not bright enough. It shows everything at once, which is what one wants in a garage and nowhere else. A room becomes a room when there are places in it, and nothing makes a place as quickly as a lamp. | في معظم الغرف ضوء واحد وسط السقف، وهو دائمًا أقوى مما يجب أو أضعف. يُظهر كل شيء دفعة واحدة، وهذا ما يُراد في مرآب لا في سواه. تصير الغرفة غرفة حين تكون فيها أماكن، ولا شيء يصنع مكانًا بسرعة المصباح. | بیشتر اتاق‌ها یک چراغ دارند، وسط سقف، که همیشه یا زیادی روشن است یا کم‌نور. همه چیز را یک‌جا نشان می‌دهد، که به کار پارکینگ می‌آید و بس. اتاق وقتی اتاق می‌شود که جا داشته باشد، و هیچ چیز به تندی چراغ جا نمی‌سازد.',
    [
      'Begin where you read | ابدأ حيث تقرأ | از جایی آغاز کنید که می‌خوانید',
      'Put the first lamp beside the chair, so that the lower edge of the shade is at the height of your eyes when you sit. Lower, and you see the bulb; higher, and the page stays grey. Four hundred lumen are plenty for a book. | ضع أول مصباح بجوار الكرسي بحيث تكون حافة غطائه السفلى بمستوى عينيك وأنت جالس. إن انخفض رأيت المصباح وإن ارتفع بقيت الصفحة رمادية. أربعمئة لومن تكفي كتابًا. | چراغ نخست را کنار صندلی بگذارید، چنان که لبهٔ پایین کلاهک هم‌سطح چشم شما باشد. پایین‌تر باشد لامپ را می‌بینید و بالاتر باشد صفحه خاکستری می‌ماند. چهارصد لومن برای کتاب بس است.',
    ],
    [
      'Then light a wall | ثم أضئ جدارًا | سپس دیواری را روشن کنید',
      'The second lamp stands on a shelf or on the floor and shines at something pale: a wall, a curtain, the back of a plant. It makes the room larger, because the eye measures a room by its brightest edge. | يوضع الثاني على رف أو على الأرض ويضيء شيئًا فاتحًا: جدارًا أو ستارة أو ظهر نبتة. يوسّع الغرفة لأن العين تقيسها بأشد حوافها ضوءًا. | دومی روی قفسه یا زمین می‌ایستد و بر چیزی روشن می‌تابد: دیوار، پرده یا پشت گیاهی. اتاق را بزرگ‌تر می‌کند، چون چشم اتاق را با روشن‌ترین لبه‌اش می‌سنجد.',
    ],
    [
      'And leave one corner dark | واترك زاوية معتمة | و گوشه‌ای را تاریک بگذارید',
      'A room in which everything is lit has nowhere to rest. The third lamp is the one that you switch off first. | غرفة كل ما فيها مضاء لا راحة فيها. المصباح الثالث هو الذي تطفئه أولًا. | اتاقی که همه جایش روشن است جایی برای آسودن ندارد. چراغ سوم همان است که نخست خاموشش می‌کنید.',
    ],
  ),
  article(
    {
      slug: 'plants-that-forgive',
      category: 1,
      tags: [3],
      author: 'Hamad Al Ketbi',
      daysAgo: 6,
      views: 7_230,
      background: '#cfdcc6',
      products: [
        { silhouette: 'plant', color: '#c9714d', accent: '#f3e8d8' },
        { silhouette: 'vase', color: '#d9cbb6', accent: '#b8735a' },
      ],
    },
    'Plants that forgive | نباتات تسامح | گیاهانی که می‌بخشند',
    'Four that live through holidays, air conditioning and good intentions. | أربع تعيش رغم الأسفار والمكيّف والنوايا الحسنة. | چهار گیاه که سفر، کولر و نیت خیر را تاب می‌آورند.',
    'More plants drown than dry out. Whoever loves a plant waters it, and whoever loves it a lot waters it every day, and on the fortieth day there is a funeral. The plants in this article have one thing in common: they would rather be forgotten. | النباتات التي تغرق أكثر من التي تجف. من يحب نبتة يسقيها، ومن يحبها كثيرًا يسقيها كل يوم، وفي اليوم الأربعين يكون العزاء. يجمع نباتات هذا المقال أمر واحد: تفضّل أن تُنسى. | گیاهی که غرق می‌شود بیشتر از گیاهی است که خشک می‌شود. هر که گیاهی را دوست دارد آبش می‌دهد و هر که خیلی دوست دارد هر روز، و روز چهلم سوگواری است. گیاهان این نوشته یک وجه مشترک دارند: ترجیح می‌دهند فراموش شوند.',
    [
      'The test with the finger | اختبار الإصبع | آزمون انگشت',
      'Push a finger into the soil up to the second joint. If it is dry there, water until it runs out below; if not, go and water something else. Nothing on a label knows your balcony better than your finger. | أدخل إصبعك في التربة حتى العقلة الثانية. إن كانت جافة فاسقِ حتى يخرج الماء من الأسفل، وإلا فاذهب واسقِ شيئًا آخر. لا ملصق يعرف شرفتك كإصبعك. | انگشت را تا بند دوم در خاک فرو کنید. اگر خشک بود آن‌قدر آب بدهید که از زیر بیرون آید؛ وگرنه بروید چیز دیگری را آب دهید. هیچ برچسبی بالکن شما را بهتر از انگشتتان نمی‌شناسد.',
    ],
    [
      'Light is food | الضوء غذاء | نور غذاست',
      'A snake plant two metres from the window lives; at the window it grows. Turn it by a quarter every Friday and it will stand straight for twenty years. | سانسفيريا على بعد مترين من النافذة تعيش، وعند النافذة تنمو. أدرها ربع دورة كل جمعة تبقَ مستقيمة عشرين عامًا. | سانسوریا در دومتری پنجره زنده می‌ماند و کنار پنجره رشد می‌کند. هر جمعه یک‌چهارم بچرخانیدش تا بیست سال راست بایستد.',
    ],
  ),
  article(
    {
      slug: 'how-to-choose-a-sofa',
      category: 1,
      tags: [1, 5],
      author: 'Ingrid Solheim',
      daysAgo: 19,
      views: 9_104,
      background: '#b9d8e6',
      products: [
        { silhouette: 'sofa', color: '#c9714d', accent: '#f3e8d8' },
        { silhouette: 'cushion', color: '#23395b', accent: '#e0a458' },
      ],
    },
    'Sit first, look later | اجلس أولًا ثم انظر | اول بنشینید، بعد نگاه کنید',
    'Six questions to ask a sofa before it comes home with you. | ستة أسئلة تسألها الأريكة قبل أن ترافقك إلى البيت. | شش پرسش از کاناپه، پیش از آنکه با شما به خانه بیاید.',
    'People buy sofas standing. They walk around them, stroke the cloth, look at the price and imagine guests. But a sofa is used for ten years by the same two people in the same two places, and most of that time nobody looks at it. | يشتري الناس الأرائك وقوفًا. يدورون حولها ويتحسسون القماش وينظرون إلى السعر ويتخيلون الضيوف. لكن الأريكة يجلس عليها الشخصان نفسهما في الموضعين نفسيهما عشر سنوات ولا ينظر إليها أحد معظم الوقت. | مردم کاناپه را ایستاده می‌خرند. دورش می‌گردند، پارچه را لمس می‌کنند، به قیمت نگاه می‌کنند و مهمان‌ها را تصور می‌کنند. اما ده سال همان دو نفر در همان دو جا از آن استفاده می‌کنند و بیشتر وقت کسی نگاهش نمی‌کند.',
    [
      'Feet on the floor | القدمان على الأرض | پاها بر زمین',
      'Sit all the way back. Your feet should stand flat and the edge should not press behind the knee. Depths above ninety centimetres are for lying, below eighty for talking. | اجلس إلى آخر المقعد. يجب أن تستوي قدماك على الأرض وألا تضغط الحافة خلف الركبة. ما زاد عمقه على تسعين سنتيمترًا للاستلقاء وما قل عن ثمانين للحديث. | تا ته بنشینید. پاها باید صاف بر زمین باشد و لبه پشت زانو فشار نیاورد. ژرفای بیش از نود سانت برای دراز کشیدن است و کمتر از هشتاد برای گفت‌وگو.',
    ],
    [
      'Measure the stairs | قِس الدرج | پله‌ها را اندازه بگیرید',
      'Every year we carry eleven sofas back down, because they were measured for the room and not for the way to it. Measure the narrowest door, the lift, and the turn on the second floor. | كل عام نعيد إحدى عشرة أريكة لأنها قيست للغرفة لا للطريق إليها. قِس أضيق باب والمصعد والمنعطف في الطابق الثاني. | هر سال یازده کاناپه را برمی‌گردانیم، چون برای اتاق اندازه گرفته شده بودند نه برای راهش. باریک‌ترین در، آسانسور و پیچ طبقهٔ دوم را اندازه بگیرید.',
    ],
  ),
];
