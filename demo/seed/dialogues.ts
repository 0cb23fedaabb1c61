import type { Locale } from '../languages';

/**
 * Dialogues between a shopper (lines that begin with "–") and a shop, each in one language. `{thing}` is
 * replaced by a product of the shop, `{photo}` at the end by a photo of it.
 */
export const dialogues: Record<Locale, readonly (readonly string[])[]> = {
  en: [
    [
      '– Hello! Is the {thing} still in stock?',
      'Good morning! Yes, a few are left. Shall I put one aside for you?',
      '– That would be kind. Until tomorrow?',
      'Until Thursday, no hurry.',
      '– Perfect, thank you!',
    ],
    [
      '– Which colour of the {thing} would you take for a north-facing room?',
      'The lighter one. It keeps its warmth when the light is blue.',
      '– And in the evening, with lamps?',
      'Then it turns almost honey. I can send you a picture from our own wall.',
      '– Yes please.',
      'Taken a minute ago, no filter. {photo}',
    ],
    [
      '– My parcel says delivered, but I have nothing.',
      'Oh no. Let me ring the driver.',
      'He left it with the guard of building C. The man is called Yusuf.',
      '– Found it. Yusuf says hello.',
      'Glad to hear it. Sorry for the walk!',
    ],
    [
      '– Can the {thing} be wrapped as a present?',
      'Of course. Paper in sand or in green?',
      '– Green. And a card: "For the one who has everything but this."',
      'Written by hand and not peeked at by anybody but me.',
    ],
    [
      '– How long is the warranty?',
      'Two years, and after that we repair at cost.',
      '– Even if it was my fault?',
      'Especially then. Those stories are the best.',
    ],
    [
      '– I am between two sizes.',
      'What do you usually wear?',
      '– A medium, sometimes a small.',
      'Take the medium. It runs true, and the first exchange is on us anyway.',
      '– Deal.',
    ],
    [
      '– The {thing} arrived. It is lovely!',
      'That makes our day. Does it stand where you wanted it?',
      '– Almost. My daughter moved it to her room.',
      'Then it stands where it should.',
    ],
    [
      '– Do you deliver to Fujairah?',
      'We do, on Mondays and Thursdays.',
      '– Could it come on Thursday after five?',
      'I have written it on the label. The driver rings ten minutes before.',
      '– Great, thanks.',
    ],
    [
      '– Is there a discount if I take two of the {thing}?',
      'There is a voucher on our page; it works from the second one on.',
      '– Found it. Collected.',
      'Smart. Tell nobody.',
      '– Who would I tell, you have 4,000 followers.',
    ],
    [
      '– One corner came with a scratch.',
      'I am sorry. Could you send me a photo?',
      '– Sent it to your e-mail, it is small, but I see it every time.',
      'A new one leaves tomorrow. Keep the other until it is there.',
      '– You are wonderful.',
    ],
    [
      '– What is it made of? I have an allergy to nickel.',
      'No nickel in the {thing}: the metal parts are brass and stainless steel.',
      '– Could I have that in writing?',
      'You have it here, and I attach the sheet of the maker to your order.',
    ],
    [
      '– Good evening, are you still open?',
      'The shop is closed, the chat never quite is. How can I help?',
      '– I only wanted to say that the {thing} has survived its first week with twins.',
      'Then it will survive anything.',
    ],
    [
      '– Can I change the address of my order?',
      'As long as it is not on its way, yes. Which one should it be?',
      '– The office, level 9.',
      'Changed. You will see it in the order in a minute.',
      '– I see it. Quick!',
    ],
    [
      '– How do I clean the {thing}?',
      'Lukewarm water, a soft cloth, no soap for the first month.',
      '– And after the first month?',
      'A drop of soap, and a kind word.',
    ],
    [
      '– When will you have the {thing} in blue again?',
      'The next batch comes in three weeks.',
      '– Could you write to me then?',
      'You are number seven on a list that I keep on paper.',
      '– I like lists on paper.',
      'We will get along.',
    ],
  ],
  ar: [
    [
      '– السلام عليكم، هل {thing} متوفر؟',
      'وعليكم السلام، نعم متوفر وبكل الألوان. {photo}',
      '– ممتاز، كم يستغرق التوصيل إلى العين؟',
      'يومين، وإن طلبت قبل الظهر فيوم واحد.',
      '– شكرًا جزيلًا.',
    ],
    [
      '– وصل الطلب اليوم، ما شاء الله أجمل من الصور.',
      'الحمد لله! سعدنا برسالتك.',
      '– هل لديكم نفس القطعة بحجم أكبر؟',
      'الأسبوع القادم بإذن الله، أراسلك حين تصل.',
    ],
    [
      '– هل يمكن تغليف {thing} هدية؟',
      'بكل سرور، ومعه بطاقة إن أحببت.',
      '– اكتبوا: كل عام وأنت بخير يا أمي.',
      'كُتبت بخط اليد.',
    ],
    [
      '– أريد استبدال المقاس من فضلكم.',
      'لا مشكلة، أي مقاس تريد؟',
      '– أكبر بدرجة واحدة.',
      'يمر السائق غدًا ومعه الجديد ويأخذ القديم.',
      '– خدمة راقية.',
    ],
  ],
  ir: [
    [
      '– سلام، {thing} موجود است؟',
      'سلام، بله، سه تا مانده. {photo}',
      '– تا شنبه برایم نگه می‌دارید؟',
      'حتماً، به نام شما کنار گذاشتم.',
      '– دست شما درد نکند.',
    ],
    [
      '– بسته رسید، خیلی زیباست.',
      'خوشحالیم! امیدواریم سال‌ها همراهتان باشد.',
      '– مادرم هم یکی می‌خواهد.',
      'سلام برسانید؛ برای ایشان کد تخفیف می‌فرستم.',
    ],
    ['– چطور باید {thing} را تمیز کنم؟', 'با آب ولرم و دستمال نرم.', '– مایع هم بزنم؟', 'یک قطره کافی است.'],
  ],
};
