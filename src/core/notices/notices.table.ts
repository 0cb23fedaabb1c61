import { NO_SHOP } from '@/domain/checkout';
import { PAYMENT_UNCONFIRMED } from '@/domain/payment';
import type { TextKey } from '@/domain/textKey';
import { NOTICE_DURATION, UNDO_DURATION } from '@/domain/timing';
import type { TextValues } from '@/shared/texts';
import type { NoticeKind, NoticeOffer, NoticeProduct, NoticeText } from './notices.slice';
import { noticeShown } from './notices.slice';

interface NoticeRow {
  kind: NoticeKind;
  /** A sentence above the text. */
  title?: TextKey;
  /** Absent where the words come with the notice: the server's. */
  text?: TextKey;
  /** It may not be missed: it stays until it is closed. */
  stays?: true;
  /** Milliseconds, where there is something to decide. All others leave after 3000 ms (specification §9). */
  duration?: number;
  /** Bottom-left in left-to-right pages, bottom-right in the others. All others stand bottom-left in both (specification §8). */
  corner?: 'start';
}

/**
 * All notices of the shop: what they say, how long they stay, where they stand (specification §4, §8, §9). None has a
 * progress bar. To add one, write its row here and its texts into `demo/lang`, then `yield* put(noticeOf('name'))`.
 */
export const NOTICES = {
  /** The server's words, or ours where it had none. */
  refused: { kind: 'error' },
  /** What the server wants the shopper to know. */
  warned: { kind: 'warning' },

  // Getting in and out
  loginNeeded: { kind: 'error', text: 'Please login first!' },
  loggedIn: { kind: 'success', text: 'Login Successful' },
  registered: {
    kind: 'success',
    title: 'Register Successful',
    text: 'You have successfully registered.',
  },
  /** The password is gone with a reload: the shopper logs in by hand. */
  verified: { kind: 'success', text: 'You are verified. Please log in.' },
  codeResent: { kind: 'success', text: 'A new code is on its way.' },
  /** What was asked for has been done, in the server's words or in ours. */
  done: { kind: 'success' },
  popupBlocked: {
    kind: 'error',
    text: 'Your browser blocked the sign-in window. Allow pop-ups for this shop and try again.',
  },
  loggedOut: { kind: 'success', text: 'Logout successfully' },
  sessionOver: { kind: 'error', text: 'Your session has ended. Please log in again.' },

  // Cart and vouchers
  cartAdded: { kind: 'cartAdded', text: 'has been added to cart' },
  cartRemoved: { kind: 'cartRemoved', text: 'has been remove to cart' },
  shopMissing: { kind: 'error', text: NO_SHOP },
  voucherRefused: { kind: 'error', corner: 'start' },

  // Checkout and orders
  /** The first thing that the order needs, in the words of `missingForOrder`. */
  somethingMissing: { kind: 'error' },
  cartGone: { kind: 'error', text: 'These items are no longer in your cart' },
  pricesChanged: { kind: 'error', text: 'Prices have changed' },
  /** Nothing is placed for an amount that the shopper has not seen. */
  amountUnseen: { kind: 'error', text: 'Please check the amount and press again.' },
  codeNotCounted: {
    kind: 'error',
    text: 'The code {code} is no longer counted. Please check the new amount.',
  },
  orderLost: { kind: 'error', text: 'Your order was not placed. Please try again.', stays: true },
  orderUnknown: {
    kind: 'error',
    text: 'We could not see whether your order was placed. Please look at your order history.',
    stays: true,
  },
  orderCanceled: { kind: 'success', text: 'Your order has been cancelled' },
  reviewed: { kind: 'success', text: 'Thank you for your review' },
  paymentCanceled: { kind: 'error', text: 'Payment Canceled' },
  paymentUnconfirmed: { kind: 'info', text: PAYMENT_UNCONFIRMED },

  // Wishlist
  favoriteRemoved: { kind: 'success', text: 'Removed from wishlist', duration: UNDO_DURATION },

  // The rest
  addressSaved: { kind: 'success', text: 'Address saved' },
  addressDeleted: { kind: 'success', text: 'Address deleted' },
  linkCopied: { kind: 'success', text: 'Link copied' },
  linkNotCopied: { kind: 'error', text: 'The link could not be copied.' },
  componentFailed: {
    kind: 'error',
    text: 'A part of the shop has stopped working. Please reload the page.',
    stays: true,
  },
  chunkNotLoaded: {
    kind: 'error',
    text: 'This part of the shop could not be loaded. Please try again.',
  },
} as const satisfies Readonly<Record<string, NoticeRow>>;

type Notices = typeof NOTICES;
export type NoticeName = keyof Notices;
/** The notices that always say the same. */
export type WordedNotice = {
  [Name in NoticeName]: Notices[Name] extends { text: TextKey } ? Name : never;
}[NoticeName];

/** What a notice carries besides its row. */
interface Details {
  /** For the placeholders of its text. */
  values?: TextValues;
  /** For the notices of the cart. */
  product?: NoticeProduct;
  /** What can be done about it. */
  offer?: NoticeOffer;
}

type DetailsOf<Name extends NoticeName> = Notices[Name] extends { text: TextKey }
  ? [facts?: Details]
  : [facts: { text: NoticeText }];

/** The event that shows a notice of the table: `yield* put(noticeOf('loggedOut'))`. */
export function noticeOf<Name extends NoticeName>(name: Name, ...[details]: DetailsOf<Name>) {
  const { kind, title, text, stays, duration, corner }: NoticeRow = NOTICES[name];
  const { values, product, offer, text: labels }: Details & { text?: NoticeText } = details ?? {};
  return noticeShown({
    kind,
    text: labels ?? { key: text ?? '', ...(values && { values }) },
    ...(title && { title }),
    ...(product && { product }),
    ...(offer && { offer }),
    duration: stays ? null : (duration ?? NOTICE_DURATION),
    corner: corner ?? 'left',
  });
}
