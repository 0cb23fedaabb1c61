import { NO_SHOP } from '@/domain/checkout';
import { PAYMENT_UNCONFIRMED } from '@/domain/payment';
import type { TextKey } from '@/domain/textKey';
import { NOTICE_DURATION, UNDO_DURATION } from '@/domain/timing';
import type { TextValues } from '@/shared/texts';
import type { NoticeKind, NoticeLink, NoticeOffer, NoticeProduct, NoticeText } from './notices.slice';
import { noticeShown } from './notices.slice';

interface NoticeRow {
  kind: NoticeKind;
  /** Title above the text. */
  title?: TextKey;
  /** Omitted if the text is passed to `noticeOf`, such as a server message. */
  text?: TextKey;
  /** Stays until it is closed. */
  stays?: true;
  /** Milliseconds, for notices with an action. Default: 3000 ms (specification §9). */
  duration?: number;
  /**
   * Bottom-left in left-to-right pages, bottom-right otherwise. Default: bottom-left in both (specification
   * §8).
   */
  corner?: 'start';
  isBesideDialog?: true;
}

/**
 * All notices of the shop with their texts, durations and positions (specification §4, §8, §9). None has a
 * progress bar. To add one, add a row here and its texts in `demo/lang`, then `yield* put(noticeOf('name'))`.
 */
export const NOTICES = {
  /** An error, with the server's message or a default one. */
  refused: { kind: 'error' },
  /** A press that did not arrive; stays with its "Try again". */
  unsent: { kind: 'error', stays: true },
  /** A warning of the server. */
  warned: { kind: 'warning' },

  // Login and registration
  loginNeeded: { kind: 'error', text: 'Please login first!', isBesideDialog: true },
  loggedIn: { kind: 'success', text: 'Login Successful' },
  registered: {
    kind: 'success',
    title: 'Register Successful',
    text: 'You have successfully registered.',
  },
  /** After a reload the password is no longer in memory; the shopper logs in by hand. */
  verified: { kind: 'success', text: 'You are verified. Please log in.' },
  /** The response of a new password was lost, and its token is refused since. */
  passwordUnknown: { kind: 'info', text: 'Your new password may be set already. Try to log in with it.' },
  codeResent: { kind: 'success', text: 'A new code is on its way.' },
  /** A request succeeded, with the server's message or a default one. */
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
  voucherUnsent: { kind: 'error', stays: true, corner: 'start' },

  // Checkout and orders
  cartGone: { kind: 'error', text: 'These items are no longer in your cart' },
  pricesChanged: { kind: 'error', text: 'Prices have changed' },
  /** An order is not placed for an amount that the shopper has not seen. */
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

  /** An order has a new status. */
  orderMoved: { kind: 'info', duration: UNDO_DURATION },

  // Wishlist
  favoriteRemoved: { kind: 'success', text: 'Removed from wishlist', duration: UNDO_DURATION },

  /** A product that the shopper waited for. */
  backInStock: { kind: 'success', text: '{name} is back in stock.', stays: true },

  // Other
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
  newRelease: { kind: 'info', text: 'A new version of the shop is here.', stays: true },
} as const satisfies Readonly<Record<string, NoticeRow>>;

type Notices = typeof NOTICES;
export type NoticeName = keyof Notices;
/** Notices with a fixed text. */
export type FixedTextNotice = {
  [Name in NoticeName]: Notices[Name] extends { text: TextKey } ? Name : never;
}[NoticeName];

/** Parameters of a notice. */
interface Details {
  /** Placeholder values of its text. */
  values?: TextValues;
  /** Product of a cart notice. */
  product?: NoticeProduct;
  /** Action of the notice. */
  offer?: NoticeOffer;
  /** Page that it is about. */
  link?: NoticeLink;
}

type DetailsOf<Name extends NoticeName> = Notices[Name] extends { text: TextKey }
  ? [details?: Details]
  : [details: { text: NoticeText; offer?: NoticeOffer; link?: NoticeLink }];

/** Creates the action that shows a notice of the table: `yield* put(noticeOf('loggedOut'))`. */
export function noticeOf<Name extends NoticeName>(name: Name, ...[details]: DetailsOf<Name>) {
  const { kind, title, text, stays, duration, corner, isBesideDialog }: NoticeRow = NOTICES[name];
  const { values, product, offer, link, text: customText }: Details & { text?: NoticeText } = details ?? {};
  return noticeShown({
    kind,
    text: customText ?? { key: text ?? '', ...(values && { values }) },
    ...(title && { title }),
    ...(product && { product }),
    ...(offer && { offer }),
    ...(link && { link }),
    duration: stays ? null : (duration ?? NOTICE_DURATION),
    corner: corner ?? 'left',
    ...(isBesideDialog && { isBesideDialog }),
  });
}
