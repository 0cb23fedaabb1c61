import { texts } from './templates/template';

export const deskName = texts('Marsa help desk', 'مكتب مساعدة مرسى', 'میز کمک مرسا');

/** Replies of the help desk: first, second, and all later ones. */
export const deskReplies = [
  texts(
    'Thank you for writing. We have read it, asked the shop, and expect its answer today. You need not do anything until then.',
    'شكرًا لرسالتك. قرأناها وسألنا المتجر ونتوقع رده اليوم. لا حاجة لأي إجراء منك حتى ذلك الحين.',
    'سپاس از پیام شما. آن را خواندیم، از فروشگاه پرسیدیم و امروز منتظر پاسخش هستیم. تا آن زمان کاری لازم نیست.',
  ),
  texts(
    'Noted, we have added it to your case. Whoever looks after it will write to you here.',
    'تم التسجيل وأضفناه إلى طلبك. سيكتب إليك هنا من يتابعه.',
    'یادداشت شد و به پروندهٔ شما افزودیم. کسی که پیگیر است همین‌جا می‌نویسد.',
  ),
  texts(
    'We are still on it, and have not forgotten you.',
    'ما زلنا نتابع الأمر ولم ننسك.',
    'هنوز پیگیریم و شما را فراموش نکرده‌ایم.',
  ),
] as const;
