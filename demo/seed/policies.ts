import type { pages } from '../db/schema';
import type { Texts } from '../languages';
import { texts } from './templates/template';

interface Policy {
  slug: string;
  title: Texts;
  /** Heading and text of each paragraph. */
  paragraphs: readonly (readonly [Texts, Texts])[];
}

const policies: readonly Policy[] = [
  {
    slug: 'about-us',
    title: texts('About us', 'من نحن', 'دربارهٔ ما'),
    paragraphs: [
      [
        texts('A marina of shops', 'مرسى للمتاجر', 'اسکله‌ای از فروشگاه‌ها'),
        texts(
          'Marsa brings independent shops from all over the Emirates into one basket. Each chooses, packs and answers for itself; we carry, and we stand behind the payment.',
          'يجمع مرسى متاجر مستقلة من أنحاء الإمارات في سلة واحدة. كل متجر يختار ويغلّف ويجيب بنفسه، ونحن نوصل ونضمن الدفع.',
          'مرسا فروشگاه‌های مستقل سراسر امارات را در یک سبد گرد می‌آورد. هر فروشگاه خود برمی‌گزیند، بسته می‌کند و پاسخ می‌دهد؛ ما می‌رسانیم و پشت پرداخت می‌ایستیم.',
        ),
      ],
      [
        texts('How we choose', 'كيف نختار', 'چگونه برمی‌گزینیم'),
        texts(
          'A shop joins when three of its customers would buy there again and its products can be repaired.',
          'ينضم المتجر إذا كان ثلاثة من زبائنه مستعدين للشراء منه ثانية وكانت منتجاته قابلة للإصلاح.',
          'فروشگاهی می‌پیوندد که سه مشتری‌اش دوباره از آن بخرند و کالاهایش تعمیرشدنی باشد.',
        ),
      ],
    ],
  },
  {
    slug: 'privacy-policy',
    title: texts('Privacy Policy', 'سياسة الخصوصية', 'سیاست حریم خصوصی'),
    paragraphs: [
      [
        texts('What we keep', 'ما نحتفظ به', 'آنچه نگه می‌داریم'),
        texts(
          'Your name, addresses and orders, for as long as you have an account and the law asks for invoices. Nothing about what you looked at leaves your device except to show it to you again.',
          'اسمك وعناوينك وطلباتك ما دام حسابك قائمًا وما دام القانون يطلب الفواتير. ولا يغادر جهازك شيء عمّا شاهدته إلا لنعرضه عليك ثانية.',
          'نام، نشانی‌ها و سفارش‌های شما، تا وقتی حساب دارید و قانون فاکتور می‌خواهد. آنچه دیده‌اید جز برای نشان دادن دوباره به خودتان از دستگاهتان بیرون نمی‌رود.',
        ),
      ],
      [
        texts('Your rights', 'حقوقك', 'حقوق شما'),
        texts(
          'You can see, correct and delete everything from your account page.',
          'يمكنك الاطلاع على كل شيء وتصحيحه وحذفه من صفحة حسابك.',
          'می‌توانید همه چیز را از صفحهٔ حساب ببینید، درست کنید و پاک کنید.',
        ),
      ],
    ],
  },
  {
    slug: 'terms-and-conditions',
    title: texts('Terms & Conditions', 'الشروط والأحكام', 'شرایط و ضوابط'),
    paragraphs: [
      [
        texts('Orders', 'الطلبات', 'سفارش‌ها'),
        texts(
          'An order is a contract between you and the shop that sends it. It can be cancelled as long as it is pending.',
          'الطلب عقد بينك وبين المتجر الذي يرسله، ويمكن إلغاؤه ما دام معلقًا.',
          'سفارش قراردادی است میان شما و فروشگاه فرستنده و تا در انتظار است لغو می‌شود.',
        ),
      ],
      [
        texts('Returns', 'الإرجاع', 'بازگرداندن'),
        texts(
          'Within 14 days, unused, collected at your door. Made-to-measure goods and opened cosmetics are excepted.',
          'خلال 14 يومًا دون استعمال، نستلمها من بابك. وتُستثنى السلع المفصّلة ومستحضرات التجميل المفتوحة.',
          'تا ۱۴ روز، استفاده‌نشده، از در خانه پس گرفته می‌شود؛ جز کالای سفارشی و لوازم آرایشی بازشده.',
        ),
      ],
    ],
  },
  {
    slug: 'cookie-policy',
    title: texts('Cookie policy', 'سياسة ملفات الارتباط', 'سیاست کوکی'),
    paragraphs: [
      [
        texts('None of them follow you', 'لا شيء منها يتتبعك', 'هیچ‌کدام شما را دنبال نمی‌کند'),
        texts(
          'We store your language, your basket and your sign-in in the browser, because without them the shop would not work. There is nothing else.',
          'نحفظ في المتصفح لغتك وسلتك وتسجيل دخولك لأن المتجر لا يعمل بدونها. ولا شيء غير ذلك.',
          'زبان، سبد و ورود شما را در مرورگر نگه می‌داریم، چون فروشگاه بی آن‌ها کار نمی‌کند. چیز دیگری نیست.',
        ),
      ],
    ],
  },
  {
    slug: 'buyer-seller-policy',
    title: texts('Buyer & seller policy', 'سياسة المشتري والبائع', 'سیاست خریدار و فروشنده'),
    paragraphs: [
      [
        texts('Payment', 'الدفع', 'پرداخت'),
        texts(
          'What you pay is held until the parcel has arrived, and then paid out to the shop.',
          'نحتفظ بما تدفعه حتى يصل الطرد ثم نحوّله إلى المتجر.',
          'پول شما تا رسیدن بسته نزد ما می‌ماند و سپس به فروشگاه پرداخت می‌شود.',
        ),
      ],
      [
        texts('When you disagree', 'عند الخلاف', 'هنگام اختلاف'),
        texts(
          'Write to the shop first. If that does not help within three days, a person of ours decides.',
          'راسل المتجر أولًا. وإن لم يُحل الأمر خلال ثلاثة أيام يبتّ فيه شخص من فريقنا.',
          'نخست به فروشگاه بنویسید. اگر تا سه روز حل نشد، یکی از ما داوری می‌کند.',
        ),
      ],
    ],
  },
];

const htmlOf = (policy: Policy, locale: keyof Texts) =>
  policy.paragraphs.map(([heading, text]) => `<h2>${heading[locale]}</h2><p>${text[locale]}</p>`).join('');

export const pageSeeds: (typeof pages.$inferInsert)[] = policies.map((policy) => ({
  slug: policy.slug,
  title: policy.title,
  description: { en: htmlOf(policy, 'en'), ar: htmlOf(policy, 'ar'), ir: htmlOf(policy, 'ir') },
}));
