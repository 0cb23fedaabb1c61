import { article } from './texts';

export const outside = [
  article(
    {
      slug: 'a-night-in-the-empty-quarter',
      category: 3,
      tags: [6],
      author: 'Noura Al Shamsi',
      daysAgo: 4,
      views: 8_455,
      background: '#e3b98c',
      products: [
        { silhouette: 'tent', color: '#d8a13a', accent: '#5b3b16' },
        { silhouette: 'backpack', color: '#3d5a45', accent: '#d8a13a' },
      ],
    },
    'A night in the Empty Quarter | ليلة في الربع الخالي | شبی در ربع‌الخالی',
    'What to pack, what to leave, and when to stop the car. | ماذا تحمل وماذا تترك ومتى توقف السيارة. | چه بردارید، چه بگذارید و کی ماشین را نگه دارید.',
    'The desert is not empty; it is only far away from switches. After the last palm the road turns to gravel, after the gravel to sand, and after the third dune the telephone gives up. That is where the evening begins. | الصحراء ليست خالية، بل بعيدة عن المفاتيح الكهربائية فحسب. بعد آخر نخلة يصير الطريق حصى، وبعد الحصى رملًا، وبعد الكثيب الثالث يستسلم الهاتف. هناك يبدأ المساء. | صحرا خالی نیست؛ تنها از کلیدهای برق دور است. پس از آخرین نخل جاده شن‌ریزه می‌شود، سپس ماسه، و پس از سومین تپه تلفن تسلیم می‌شود. شب از آنجا آغاز می‌شود.',
    [
      'Two hours before sunset | قبل الغروب بساعتين | دو ساعت پیش از غروب',
      'Stop while you can still see the shape of the ground. Put the tent on the side from which the wind does not come, with its back to the morning if you want to sleep and facing it if you do not. | توقف ما دمت ترى شكل الأرض. انصب الخيمة في الجهة التي لا تأتي منها الريح، ظهرها للصباح إن أردت النوم ووجهها إليه إن لم ترد. | تا شکل زمین پیداست بایستید. چادر را سمتی بزنید که باد نمی‌آید؛ پشت به صبح اگر می‌خواهید بخوابید و رو به آن اگر نه.',
    ],
    [
      'Water, and more water | ماء ثم ماء | آب، و باز آب',
      'Five litres a day and person, in several bottles, because one always leaks. Salt, dates, a jacket: it is colder at four in the morning than you will believe at noon. | خمسة لترات للشخص كل يوم في عدة قوارير لأن إحداها تتسرب دائمًا. ملح وتمر وسترة: البرد في الرابعة فجرًا أشد مما تصدق ظهرًا. | روزی پنج لیتر برای هر نفر، در چند بطری، چون یکی همیشه نشت می‌کند. نمک، خرما، کاپشن: ساعت چهار صبح سردتر از آن است که ظهر باور کنید.',
    ],
    [
      'Take everything back | أعد كل شيء | همه چیز را برگردانید',
      'Also the peel of the orange. It does not rot here, it only dries, and whoever comes next will know that you were careless in March. | حتى قشر البرتقال. لا يتعفن هنا بل يجف، ومن يأتي بعدك سيعرف أنك كنت مهملًا في مارس. | پوست پرتقال را هم. اینجا نمی‌پوسد، تنها خشک می‌شود و نفر بعدی می‌فهمد که شما در اسفند بی‌ملاحظه بوده‌اید.',
    ],
  ),
  article(
    {
      slug: 'learning-to-skate-at-forty',
      category: 3,
      tags: [7],
      author: 'Tariq Jaber',
      daysAgo: 9,
      views: 2_964,
      background: '#c8dbe8',
      products: [
        { silhouette: 'skateboard', color: '#d9603f', accent: '#f3e8d8' },
        { silhouette: 'cap', color: '#23395b', accent: '#e0a458' },
      ],
    },
    'Learning to skate at forty | تعلّم التزلج في الأربعين | یادگیری اسکیت در چهل‌سالگی',
    'It hurts less than you think, and the children are kind. | يؤلم أقل مما تظن، والأطفال لطفاء. | کمتر از آنچه فکر می‌کنید درد دارد و بچه‌ها مهربان‌اند.',
    'My daughter got a board for her birthday and lost interest in a week. It stood in the hall, wheels to the wall, and every evening I moved it out of the way with my foot. One evening I did not take the foot off. | تلقت ابنتي لوحًا في عيد ميلادها وملّته في أسبوع. وقف في الممر عجلاته إلى الجدار، وكل مساء أزيحه بقدمي. وذات مساء لم أرفع قدمي عنه. | دخترم روز تولدش تخته‌ای گرفت و یک‌هفته‌ای دلزده شد. در راهرو ایستاده بود و هر شب با پا کنارش می‌زدم. یک شب پا را برنداشتم.',
    [
      'Fall early | اسقط مبكرًا | زود بیفتید',
      'Learn to fall before you learn to ride: bend the knees, turn the shoulder, roll. Do it on grass until it is boring. Wear the helmet, also for the first two metres; most things happen in the first two metres. | تعلّم السقوط قبل الركوب: اثنِ ركبتيك وأدر كتفك وتدحرج. كرر ذلك على العشب حتى تمل. والبس الخوذة حتى في أول مترين، فمعظم الأمور تحدث فيهما. | پیش از راندن افتادن را بیاموزید: زانو خم، شانه چرخان، غلت. روی چمن آن‌قدر تکرار کنید تا کسل شوید. کلاه بگذارید، برای دو متر اول هم؛ بیشتر اتفاق‌ها در همان دو متر می‌افتد.',
    ],
    [
      'Ask a ten-year-old | اسأل ابن عشر سنوات | از ده‌ساله‌ای بپرسید',
      'They do not explain, they show, and they clap when it works. I have had worse teachers at university. | لا يشرحون بل يُرون، ويصفقون حين ينجح الأمر. كان لي في الجامعة معلمون أسوأ. | توضیح نمی‌دهند، نشان می‌دهند، و وقتی می‌شود کف می‌زنند. در دانشگاه استادهای بدتری داشتم.',
    ],
  ),
  article(
    {
      slug: 'shoes-and-the-first-ten-kilometres',
      category: 3,
      tags: [7, 5],
      author: 'Noura Al Shamsi',
      daysAgo: 27,
      views: 4_120,
      background: '#f0d9a8',
      products: [
        { silhouette: 'sneaker', color: '#f2f2ef', accent: '#e2553f' },
        { silhouette: 'bottle', color: '#1d6fa3', accent: '#ffffff' },
      ],
    },
    'The first ten kilometres | أول عشرة كيلومترات | ده کیلومتر نخست',
    'A plan of eight weeks for people who do not run. | خطة من ثمانية أسابيع لمن لا يجري. | برنامه‌ای هشت‌هفته‌ای برای کسانی که نمی‌دوند.',
    'Nobody runs too slowly at the beginning; everybody runs too fast. If you cannot tell a story while you run, walk until you can. In the second week the stories get longer, and in the sixth you notice that you have not walked at all. | لا أحد يجري ببطء زائد في البداية، بل الجميع بسرعة زائدة. إن لم تستطع أن تحكي قصة وأنت تجري فامشِ حتى تستطيع. في الأسبوع الثاني تطول القصص، وفي السادس تنتبه أنك لم تمشِ قط. | در آغاز هیچ کس زیادی آهسته نمی‌دود؛ همه زیادی تند می‌دوند. اگر هنگام دویدن نمی‌توانید داستانی بگویید، راه بروید تا بتوانید. هفتهٔ دوم داستان‌ها بلندتر می‌شود و هفتهٔ ششم می‌بینید که اصلاً راه نرفته‌اید.',
    [
      'Three times a week | ثلاث مرات أسبوعيًا | سه بار در هفته',
      'Twenty minutes on Sunday, twenty on Tuesday, thirty on Friday before the heat. Add five minutes a week to Friday and nothing to the others. | عشرون دقيقة الأحد وعشرون الثلاثاء وثلاثون الجمعة قبل الحر. زد خمس دقائق كل أسبوع على الجمعة ولا شيء على سواها. | یکشنبه بیست دقیقه، سه‌شنبه بیست، جمعه پیش از گرما سی. هر هفته پنج دقیقه به جمعه بیفزایید و به بقیه هیچ.',
    ],
    [
      'One shoe is not the other | حذاء ليس كآخر | هر کفشی کفش نیست',
      'Buy them in the evening, when feet are large, half a number above what you wear to the office, and run once around the block before you decide. | اشترِه مساءً حين تكبر القدمان، أكبر بنصف مقاس مما تلبس في المكتب، واجرِ حول الحي مرة قبل أن تقرر. | عصر بخرید که پا بزرگ‌تر است، نیم شماره بالاتر از کفش اداره، و پیش از تصمیم یک دور دور کوچه بدوید.',
    ],
  ),
];
