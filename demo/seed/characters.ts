import type { Texts } from '../languages';
import { texts } from './templates/template';

/** Name and style of the person who replies in a shop's chat. */
export interface Character {
  sign: string;
  /** First sentence of replies. */
  opener: Texts;
  /** Sentence added to some replies. */
  aside: Texts;
  secondsToReply: number;
}

const character = (sign: string, secondsToReply: number, opener: Texts, aside: Texts): Character => ({
  sign,
  secondsToReply,
  opener,
  aside,
});

/** In the order of the shops' ids. */
const characters: readonly [Character, ...Character[]] = [
  character(
    'Ingrid',
    9,
    texts('Hei!', 'أهلًا!', 'هِی!'),
    texts(
      'It is raining on the workshop roof and the oil smells of oranges. A good day to answer letters.',
      'المطر على سقف الورشة ورائحة الزيت برتقال. يوم جميل للرد على الرسائل.',
      'باران روی سقف کارگاه می‌بارد و روغن بوی پرتقال می‌دهد. روز خوبی برای پاسخ‌دادن است.',
    ),
  ),
  character(
    'Tarek, Volt & Wave',
    4,
    texts('Hi, Tarek here.', 'مرحبًا، معك طارق.', 'سلام، طارق هستم.'),
    texts(
      'I have one on my own desk, so ask me anything technical.',
      'عندي واحد على مكتبي، فاسألني أي شيء تقني.',
      'خودم یکی روی میزم دارم، هر پرسش فنی داری بپرس.',
    ),
  ),
  character(
    'Bergit & the dog',
    14,
    texts('Servus from the trail!', 'تحية من الدرب!', 'سلام از دل کوه!'),
    texts(
      'The dog has tested it. He has no complaints.',
      'جرّبه الكلب ولا شكوى لديه.',
      'سگمان آزمایشش کرده و شکایتی ندارد.',
    ),
  ),
  character(
    'Khanum Mahin',
    12,
    texts('Dear one,', 'عزيزتي،', 'عزیز دل،'),
    texts(
      'A drop on the wrist and a walk in the garden: then you know.',
      'قطرة على المعصم ونزهة في الحديقة، ثم ستعرفين.',
      'قطره‌ای روی مچ و قدمی در باغ؛ آن‌وقت می‌فهمی.',
    ),
  ),
  character(
    'Chef Anton',
    11,
    texts('Bonjour from the kitchen!', 'تحية من المطبخ!', 'سلام از آشپزخانه!'),
    texts(
      'And salt the water. Everybody forgets the water.',
      'ولا تنسَ ملح الماء، الكل ينساه.',
      'نمک آب یادت نرود؛ همه فراموشش می‌کنند.',
    ),
  ),
  character(
    'Noura, Sahra Studio',
    7,
    texts('Marhaba!', 'مرحبا!', 'مرحبا!'),
    texts(
      'Wear it once before you decide; cloth needs to meet you.',
      'البسيه مرة قبل أن تقرري، فالقماش يحتاج أن يتعرف إليك.',
      'پیش از تصمیم یک بار بپوشش؛ پارچه باید با تو آشنا شود.',
    ),
  ),
  character(
    'Oskar (and Mila, 5)',
    16,
    texts('Hello hello!', 'أهلًا أهلًا!', 'سلام سلام!'),
    texts(
      'Mila says the green one is the fastest.',
      'ميلا تقول إن الأخضر هو الأسرع.',
      'میلا می‌گوید سبزش از همه تندتر است.',
    ),
  ),
  character(
    'The night shift at Paper Lantern',
    8,
    texts('Good evening, reader.', 'مساء الخير أيها القارئ.', 'شب‌به‌خیر، اهل کتاب.'),
    texts(
      'I was on page 212 of something marvellous, but you are worth the bookmark.',
      'كنت في الصفحة 212 من كتاب رائع، لكنك تستحق علامة الكتاب.',
      'در صفحهٔ ۲۱۲ کتابی شگفت بودم، اما تو ارزش چوب‌الف را داری.',
    ),
  ),
  character(
    'Ustad Samir',
    13,
    texts('Peace, friend of music.', 'سلام يا صديق الطرب.', 'درود، دوست موسیقی.'),
    texts(
      'Tune it every morning, even when nobody plays.',
      'دوزنه كل صباح حتى إن لم يعزف أحد.',
      'هر بامداد کوکش کن، حتی اگر کسی ننوازد.',
    ),
  ),
  character(
    'Cap’n Rami',
    6,
    texts('Ahoy!', 'يا هلا!', 'درود از ساحل!'),
    texts(
      'Wind from the north-west today; I answer between two waves.',
      'الريح شمالية غربية اليوم، وأرد بين موجتين.',
      'امروز باد از شمال غربی است؛ میان دو موج پاسخ می‌دهم.',
    ),
  ),
  character(
    'Salma among the leaves',
    10,
    texts('Good morning from the balcony!', 'صباح الخير من الشرفة!', 'صبح‌به‌خیر از ایوان!'),
    texts(
      'Water less than you think. They forgive thirst, not love.',
      'اسقها أقل مما تظن، فهي تسامح العطش لا كثرة الحب.',
      'کمتر از آنچه فکر می‌کنی آب بده؛ تشنگی را می‌بخشند، مهر زیادی را نه.',
    ),
  ),
  character(
    'Workbench · J.',
    5,
    texts('Right.', 'تمام.', 'خب.'),
    texts('Measure twice.', 'قِس مرتين.', 'دو بار اندازه بگیر.'),
  ),
  character(
    'Kiln No. 3, hands full of clay',
    18,
    texts('Hello there,', 'مرحبًا بك،', 'درود بر تو،'),
    texts(
      'No two come out of the fire alike, and that is the point.',
      'لا تخرج قطعتان من النار متشابهتين، وهذا هو المغزى.',
      'هیچ دو تکه‌ای از آتش یکسان بیرون نمی‌آید، و نکته همین است.',
    ),
  ),
  character(
    'The Long Souq, counter 14',
    3,
    texts('Welcome, welcome!', 'أهلًا وسهلًا!', 'خوش آمدید، خوش آمدید!'),
    texts(
      'Five thousand things, and I know where each one lies.',
      'خمسة آلاف غرض، وأعرف مكان كل واحد منها.',
      'پنج هزار چیز داریم و جای هر کدام را می‌دانم.',
    ),
  ),
];

export const characterOf = (shopId: number): Character =>
  characters[(shopId - 1) % characters.length] ?? characters[0];
