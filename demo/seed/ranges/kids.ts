import { spec, words, type Range } from './range';

export const kids: readonly Range[] = [
  {
    place: 'Wooden toys',
    silhouette: 'toy',
    kinds: words(
      'wooden rainbow | قوس قزح خشبي | رنگین‌کمان چوبی',
      'arch stacker | أقواس متداخلة | طاق‌های تودرتو',
      'building arches | أقواس بناء | طاق‌های ساختنی',
    ),
    features: words(
      'of seven arches | من سبعة أقواس | هفت‌طاق',
      'oiled with linseed | مدهون بزيت الكتان | با روغن بزرک',
      'with a ball | مع كرة | با گوی',
      'for the smallest | لأصغر الصغار | برای کوچک‌ترین‌ها',
    ),
    abouts: words(
      'Not a toy for an afternoon but for a childhood. | لعبة لا لعصر واحد بل لطفولة كاملة. | اسباب‌بازی یک بعدازظهر نیست، برای یک کودکی است.',
      'Cut from one piece of lime, so that every arch fits the next. | مقطوع من قطعة زيزفون واحدة ليناسب كل قوس جاره. | از یک تکه نمدار بریده شده تا هر طاق در دیگری بنشیند.',
    ),
    specs: [spec('{n} cm wide | العرض {n} سم | پهنا {n} سانتی‌متر', 18, 38, 2)],
    colours: ['rainbow', 'sunny', 'seaGreen', 'rose', 'sky'],
    sizes: 'none',
    prices: [6_900, 24_900],
    shops: { oak: 8 },
  },
  {
    place: 'Soft toys',
    silhouette: 'teddy',
    kinds: words(
      'teddy bear | دب محشو | خرس عروسکی',
      'bear | دبدوب | خرسی',
      'sleep bear | دب النوم | خرس خواب',
    ),
    features: words(
      'with a bow | بربطة عنق | با پاپیون',
      'filled with wool | محشو بالصوف | پر از پشم',
      'that can be washed | قابل للغسل | شستنی',
      'with jointed arms | بذراعين متحركتين | با دست متحرک',
      'of forty centimetres | بطول أربعين سنتيمترًا | چهل‌سانتی',
    ),
    abouts: words(
      'Eyes are sewn, not glued, and ears may be held while falling asleep. | عيناه مخيطتان لا ملصوقتان، وأذناه تُمسكان عند النوم. | چشم‌ها دوخته‌اند نه چسبانده، و گوش‌ها را می‌شود وقت خواب گرفت.',
      'Listens to everything, tells nobody. | يسمع كل شيء ولا يخبر أحدًا. | همه چیز را می‌شنود و به کسی نمی‌گوید.',
    ),
    specs: [spec('{n} cm tall | الطول {n} سم | قد {n} سانتی‌متر', 22, 46, 2)],
    colours: ['cognac', 'ivory', 'rose', 'sky', 'mustard', 'walnut'],
    sizes: 'none',
    prices: [6_900, 22_900],
    shops: { oak: 11 },
  },
  {
    place: 'Outdoor play',
    silhouette: 'ball',
    kinds: words(
      'play ball | كرة لعب | توپ بازی',
      'beach ball | كرة شاطئ | توپ ساحلی',
      'first ball | الكرة الأولى | نخستین توپ',
    ),
    features: words(
      'for small hands | لأيدٍ صغيرة | برای دست‌های کوچک',
      'that glows at dusk | تضيء عند الغسق | درخشان در غروب',
      'of soft rubber | من المطاط اللين | از لاستیک نرم',
    ),
    abouts: words(
      'Catches well, hurts nobody, and comes back from the neighbours. | سهلة الإمساك ولا تؤذي أحدًا وتعود من عند الجيران. | خوب گرفته می‌شود، کسی را نمی‌آزارد و از خانهٔ همسایه برمی‌گردد.',
      'Bounces in the yard, floats in the pool, rolls under every car. | تقفز في الفناء وتطفو في المسبح وتتدحرج تحت كل سيارة. | در حیاط می‌جهد، در استخر شناور است و زیر هر خودرویی می‌غلتد.',
    ),
    specs: [spec('{n} cm across | القطر {n} سم | قطر {n} سانتی‌متر', 14, 24, 1)],
    colours: ['sunny', 'coral', 'blue', 'rose', 'seaGreen'],
    sizes: 'none',
    prices: [2_900, 8_900],
    shops: { oak: 6 },
  },
  {
    place: 'School bags',
    silhouette: 'backpack',
    kinds: words(
      'school bag | حقيبة مدرسية | کیف مدرسه',
      'nursery pack | حقيبة روضة | کولهٔ مهدکودک',
      'sports pack | حقيبة رياضة مدرسية | کولهٔ ورزش',
    ),
    features: words(
      'with a name tag | ببطاقة اسم | با جای نام',
      'with a firm bottom | بقاعدة صلبة | با کف محکم',
      'with two bottle pockets | بجيبين للقوارير | با دو جای قمقمه',
      'that grows along | تنمو مع الطفل | که با کودک بزرگ می‌شود',
    ),
    abouts: words(
      'Weighs less than the lunch in it. | أخف من الغداء الذي فيها. | از ناهار درونش سبک‌تر است.',
      'Seen from afar, opened by cold fingers, and still upright in June. | تُرى من بعيد وتُفتح بأصابع باردة وتبقى قائمة في يونيو. | از دور دیده می‌شود، با انگشت سرد باز می‌شود و تا خرداد راست می‌ماند.',
    ),
    specs: [spec('Empty {n} g | فارغة {n} غ | خالی {n} گرم', 420, 780, 20)],
    colours: ['sky', 'rose', 'green', 'sunny', 'lilac', 'coral'],
    sizes: 'none',
    prices: [11_900, 32_900],
    shops: { oak: 7 },
  },
  {
    place: "Children's clothes",
    silhouette: 'tee',
    kinds: words(
      "children's tee | قميص للأطفال | تی‌شرت کودک",
      'play shirt | قميص لعب | پیراهن بازی',
      'striped shirt | قميص مخطط | پیراهن راه‌راه',
    ),
    features: words(
      'with a pocket for stones | بجيب للحصى | با جیبی برای سنگ‌ریزه',
      'in thick jersey | من الجيرسيه السميك | از کشباف ضخیم',
      'without a label that itches | بلا ملصق يحك | بی برچسب خارش‌آور',
      'dyed with plants | مصبوغ بالنباتات | رنگ‌شدهٔ گیاهی',
    ),
    abouts: words(
      'Strong at the elbows of summer: seams sewn twice. | متين في أيام الصيف: درزاته مخيطة مرتين. | برای تابستان پرجنب‌وجوش محکم است: درزها دوبار دوخته.',
      'Goes over the head by itself, almost. | يكاد يُلبس وحده. | تقریباً خودش از سر رد می‌شود.',
    ),
    specs: [spec('Cotton of {n} g per m² | قطن {n} غ للمتر المربع | پنبهٔ {n} گرم در متر مربع', 160, 240, 10)],
    colours: ['sunny', 'sky', 'ivory', 'coral', 'green', 'lilac'],
    sizes: 'age',
    prices: [3_900, 9_900],
    shops: { oak: 6 },
  },
];
