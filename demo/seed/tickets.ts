import type { ticketIssueTypes, ticketMessages, tickets } from '../db/schema';
import { orderCode } from '../trade/orderCode';
import { userIds } from './people';
import { textList } from './ranges/range';

const hour = 3_600_000;

/** Issue types of tickets. */
export const issueTypeSeeds: (typeof ticketIssueTypes.$inferInsert)[] = textList(
  'Delivery | التوصيل | ارسال',
  'Payment | الدفع | پرداخت',
  'Return or exchange | إرجاع أو استبدال | بازگشت یا تعویض',
  'Damaged or wrong item | منتج تالف أو خاطئ | کالای آسیب‌دیده یا اشتباه',
  'My account | حسابي | حساب من',
  'Something else | أمر آخر | موضوع دیگر',
).map((name, index) => ({ id: index + 1, name, position: index + 1 }));

interface TicketSeed {
  hoursAgo: number;
  status: 'pending' | 'confirm' | 'completed' | 'cancel';
  issue: string;
  subject: string;
  order?: number;
  attachments?: { type: string; src: string }[];
  /** Messages in turn of the shopper, the help desk, the shopper … */
  messages: readonly string[];
}

const photo = (path: string) => ({ type: 'image', src: `/media/product/${path}/400` });

const ticketSeeds: readonly TicketSeed[] = [
  {
    hoursAgo: 4_300,
    status: 'completed',
    issue: 'My account',
    subject: 'Old telephone number',
    messages: [
      'My account still has my old number. Could you change it?',
      'We have sent a code to the new one; please confirm it in your profile.',
      'Done, thank you.',
      'Wonderful. The old number is no longer stored.',
    ],
  },
  {
    hoursAgo: 3_500,
    status: 'completed',
    issue: 'Delivery',
    subject: 'Guard does not let the driver in',
    order: 2,
    messages: [
      'The guard sent your driver away twice.',
      'We have added the gate code to your address and the driver will ring you.',
      'It worked.',
    ],
  },
  {
    hoursAgo: 2_900,
    status: 'cancel',
    issue: 'Return or exchange',
    subject: 'Return of a jacket, taken back',
    order: 3,
    messages: [
      'I would like to return the jacket.',
      'A driver can collect it tomorrow between nine and noon.',
      'My brother wants to keep it. Please forget about it!',
    ],
  },
  {
    hoursAgo: 2_100,
    status: 'completed',
    issue: 'Payment',
    subject: 'Charged twice?',
    order: 4,
    messages: [
      'I see the amount twice on my statement.',
      'One of them is a reservation that your bank drops within three days.',
      'It is gone now. Sorry for the alarm.',
      'Better once too often than once too little.',
    ],
  },
  {
    hoursAgo: 1_460,
    status: 'confirm',
    issue: 'Delivery',
    subject: 'What does "Held at customs" mean?',
    order: 5,
    messages: [
      'My order says "Held at customs". Do I have to do something?',
      'No. The papers are with the officer; it usually takes two working days.',
      'It has been a week now.',
      'You are right. We have sent somebody there and will write here as soon as we know.',
    ],
  },
  {
    hoursAgo: 1_000,
    status: 'completed',
    issue: 'Damaged or wrong item',
    subject: 'Lid is chipped',
    order: 8,
    attachments: [photo('52/close'), photo('52/detail')],
    messages: [
      'The lid has a chip, see the pictures.',
      'That should not have left the house. A new lid is on its way, the old one is yours.',
      'It came, it fits. Thank you!',
    ],
  },
  {
    hoursAgo: 800,
    status: 'cancel',
    issue: 'Something else',
    subject: 'Can I pick it up myself?',
    order: 9,
    messages: [
      'Could I pick up my order at the shop?',
      'The order was cancelled this morning, so there is nothing to pick up. Shall we place it again?',
      'No, I have found it at my parents’ house.',
    ],
  },
  {
    hoursAgo: 520,
    status: 'completed',
    issue: 'Return or exchange',
    subject: 'Smaller size, please',
    order: 10,
    messages: [
      'The chair is fine, but the cover is too large.',
      'We exchange it on Monday.',
      'All good now.',
    ],
  },
  {
    hoursAgo: 310,
    status: 'completed',
    issue: 'My account',
    subject: 'Newsletter in Arabic',
    messages: [
      'Can I have the letters in Arabic?',
      'They follow the language of the shop. You chose Arabic yesterday, so the next one will be.',
    ],
  },
  {
    hoursAgo: 96,
    status: 'confirm',
    issue: 'Damaged or wrong item',
    subject: 'Headphones crackle on the left',
    order: 12,
    attachments: [photo('1/close')],
    messages: [
      'The left side crackles when I turn my head.',
      'That sounds like a loose cable in the hinge. May we collect it for repair?',
      'Yes, tomorrow after four.',
      'Booked. A pair on loan comes with the driver.',
      'That is more than I expected.',
    ],
  },
  {
    hoursAgo: 70,
    status: 'pending',
    issue: 'Delivery',
    subject: 'Two parcels, one of them missing',
    order: 11,
    messages: ['I got one of two parcels. The books are missing.'],
  },
  {
    hoursAgo: 30,
    status: 'confirm',
    issue: 'Payment',
    subject: 'Invoice with a company name',
    order: 13,
    messages: [
      'I need the invoice in the name of my company.',
      'Please write the name and the tax number here, and we issue it again.',
    ],
  },
  {
    hoursAgo: 5,
    status: 'pending',
    issue: 'Something else',
    subject: 'A wish: wrapping without ribbon',
    messages: ['The ribbon always ends up in the sea. Could there be a box without it?'],
  },
];

const desk = { senderId: null, senderName: 'Marsa help desk', profilePhoto: '/media/logo.svg' };
const layla = {
  senderId: userIds.demo,
  senderName: 'Layla Haddad',
  profilePhoto: `/media/avatar/${encodeURIComponent('Layla Haddad')}`,
};

/** Creates tickets of the demo account in every status, with their messages. */
export function makeTickets(now: Date) {
  const rows: (typeof tickets.$inferInsert)[] = [];
  const messageRows: (typeof ticketMessages.$inferInsert)[] = [];
  for (const [index, { hoursAgo, messages, order, attachments, ...details }] of ticketSeeds.entries()) {
    const ticketId = index + 1;
    const at = now.getTime() - hoursAgo * hour;
    rows.push({
      id: ticketId,
      ticketNo: `TK-${2_040 + ticketId}`,
      userId: userIds.demo,
      orderNumber: order === undefined ? null : orderCode(order),
      status: details.status,
      subject: details.subject,
      issueType: details.issue,
      email: 'demo@marsa.example',
      phone: '501234567',
      attachments: attachments ?? [],
      createdAt: new Date(at),
    });
    for (const [messageIndex, message] of messages.entries()) {
      const sender = messageIndex % 2 === 0 ? layla : desk;
      // The last reply of the help desk is highlighted.
      const isHighlighted = messageIndex % 2 === 1 && messageIndex >= messages.length - 2;
      messageRows.push({
        id: messageRows.length + 1,
        ticketId,
        ...sender,
        message,
        isHighlighted,
        createdAt: new Date(at + messageIndex * 0.6 * hour),
      });
    }
  }
  return { tickets: rows, ticketMessages: messageRows };
}
