import { spec, textList, type Range } from './range';

export const beauty: readonly Range[] = [
  {
    subCategory: 'Perfume',
    silhouette: 'perfume',
    kinds: textList(
      'eau de parfum | ماء عطر | ادوپرفیوم',
      'eau de toilette | ماء تواليت | ادوتوالت',
      'hair mist | معطر شعر | عطر مو',
    ),
    features: textList(
      'with oud and leather | بالعود والجلد | با عود و چرم',
      'with neroli and salt | بالنيرولي والملح | با نرولی و نمک',
      'with iris and rain | بالسوسن والمطر | با زنبق و باران',
      'with black tea | بالشاي الأسود | با چای سیاه',
      'with saffron milk | بحليب الزعفران | با شیر زعفران',
      'with green mandarin | باليوسفي الأخضر | با نارنگی سبز',
    ),
    abouts: textList(
      'First a bright street, then a cool courtyard, at the end warm wood. | شارع مشرق أولًا ثم فناء بارد وفي النهاية خشب دافئ. | نخست خیابانی روشن، سپس حیاطی خنک و در پایان چوبی گرم.',
      'Worn by the perfumer herself, who wanted one that leaves the room before her. | تضعه العطّارة نفسها إذ أرادت عطرًا يغادر الغرفة قبلها. | خود عطرساز آن را می‌زند؛ عطری می‌خواست که پیش از او از اتاق بیرون رود.',
      'No cloud, no trail: whoever comes close will notice. | لا سحابة ولا أثر: يلاحظه من يقترب فقط. | نه ابری نه ردی: تنها کسی که نزدیک می‌آید می‌فهمد.',
    ),
    specs: [
      spec('{n} % perfume oil | {n} % زيت عطري | {n} درصد روغن عطر', 12, 26, 1),
      spec('Lasts about {n} hours | يدوم نحو {n} ساعات | ماندگاری حدود {n} ساعت', 4, 12, 1),
    ],
    colors: ['rose', 'amber', 'lilac', 'olive', 'sky', 'ruby'],
    sizes: 'perfume',
    prices: [14_900, 64_900],
    shops: { rosewater: 12 },
  },
  {
    subCategory: 'Serums',
    silhouette: 'serum',
    kinds: textList(
      'face serum | سيروم للوجه | سرم صورت',
      'eye serum | سيروم للعين | سرم دور چشم',
      'scalp serum | سيروم لفروة الرأس | سرم پوست سر',
    ),
    features: textList(
      'with niacinamide | بالنياسيناميد | با نیاسینامید',
      'with rose hip | بثمر الورد | با نسترن',
      'with peptides | بالببتيدات | با پپتید',
      'with prickly pear | بزيت التين الشوكي | با انجیر هندی',
      'with squalane | بالسكوالان | با اسکوالان',
    ),
    abouts: textList(
      'Three drops, pressed in, not rubbed; make-up may follow at once. | ثلاث قطرات تُضغط ولا تُفرك، ويليها المكياج فورًا. | سه قطره، با فشار نه مالش؛ آرایش بی‌درنگ می‌تواند بیاید.',
      'Nine ingredients, each with its percentage on the label. | تسعة مكونات ونسبة كل منها على الملصق. | نُه ماده با درصد هر کدام روی برچسب.',
    ),
    specs: [spec('{n} ingredients in all | {n} مكونات في المجموع | روی‌هم {n} ماده', 6, 16, 1)],
    colors: ['amber', 'green', 'navy', 'rose', 'ivory'],
    sizes: 'drops',
    prices: [6_900, 24_900],
    shops: { rosewater: 9 },
  },
  {
    subCategory: 'Lip colour',
    silhouette: 'lipstick',
    kinds: textList(
      'satin lipstick | أحمر شفاه ساتان | رژ لب ساتن',
      'lip balm | مرطب شفاه ملوّن | بالم لب',
      'velvet lipstick | أحمر شفاه مخملي | رژ لب مخملی',
    ),
    features: textList(
      'with pomegranate | بالرمان | با انار',
      'in a refill case | في علبة قابلة لإعادة الملء | در قاب پرشونده',
      'with sun protection | بحماية من الشمس | با ضدآفتاب',
      'without scent | بلا عطر | بی‌عطر',
    ),
    abouts: textList(
      'A colour that looks like your own lips on their best day. | لون يشبه شفتيك في أجمل أيامهما. | رنگی شبیه لب‌های خودتان در بهترین روزشان.',
      'Stays through tea and conversation, leaves with one cotton pad. | يثبت مع الشاي والحديث ويزول بقطنة واحدة. | با چای و گفت‌وگو می‌ماند و با یک پد پاک می‌شود.',
    ),
    specs: [spec('{n} g | {n} غ | {n} گرم', 3, 5, 1)],
    colors: ['ruby', 'rose', 'coral', 'terracotta', 'amber', 'lilac'],
    sizes: 'none',
    prices: [3_900, 12_900],
    shops: { rosewater: 9 },
  },
  {
    subCategory: 'Body care',
    silhouette: 'serum',
    kinds: textList(
      'body oil | زيت للجسم | روغن بدن',
      'bath oil | زيت استحمام | روغن حمام',
      'hand oil | زيت لليدين | روغن دست',
    ),
    features: textList(
      'with lavender | باللافندر | با اسطوخودوس',
      'with apricot kernel | بنوى المشمش | با هستهٔ زردآلو',
      'with frankincense | باللبان | با کندر',
      'with bergamot | بالبرغموت | با ترنج',
    ),
    abouts: textList(
      'Pressed cold in Fars, bottled dark, and used up before it is old. | معصور على البارد في فارس ومعبأ في زجاج داكن ويُستهلك قبل أن يقدم. | در فارس سرد فشرده، در شیشهٔ تیره ریخته و پیش از کهنه شدن مصرف می‌شود.',
      'For skin that has seen sun, salt and air conditioning in one day. | لبشرة عرفت الشمس والملح والمكيّف في يوم واحد. | برای پوستی که یک‌روزه آفتاب و نمک و کولر دیده است.',
    ),
    specs: [
      spec('Opened it keeps {n} months | يُحفظ {n} أشهر بعد فتحه | پس از باز شدن {n} ماه می‌ماند', 6, 18, 3),
    ],
    colors: ['olive', 'amber', 'lilac', 'seaGreen'],
    sizes: 'drops',
    prices: [5_900, 16_900],
    shops: { rosewater: 7 },
  },
  {
    subCategory: 'Scents for the room',
    silhouette: 'candle',
    kinds: textList(
      'room candle | شمعة للغرفة | شمع اتاق',
      'votive candle | شمعة صغيرة | شمع کوچک',
      'three-wick candle | شمعة بثلاث فتائل | شمع سه‌فتیله',
    ),
    features: textList(
      'with bakhoor | بالبخور | با بخور',
      'with white flowers | بالزهور البيضاء | با گل‌های سپید',
      'with cedar and smoke | بالأرز والدخان | با سدر و دود',
      'with tomato leaf | بورق الطماطم | با برگ گوجه',
    ),
    abouts: textList(
      'Tells the guests that they are expected, without saying a word. | تقول للضيوف إنهم منتظرون دون كلمة. | بی‌سخن به مهمان می‌گوید که چشم‌به‌راهش بوده‌اند.',
      'Smells of the garden after watering, not of a shop. | رائحتها رائحة الحديقة بعد السقي لا رائحة متجر. | بوی باغ پس از آب‌پاشی می‌دهد، نه بوی مغازه.',
    ),
    specs: [spec('Burns for {n} hours | تدوم {n} ساعة | {n} ساعت می‌سوزد', 20, 60, 5)],
    colors: ['rose', 'ivory', 'lilac', 'graphite', 'olive', 'amber'],
    sizes: 'none',
    prices: [6_900, 21_900],
    shops: { rosewater: 7 },
  },
];
