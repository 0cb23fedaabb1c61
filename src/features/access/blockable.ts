import type { TextKey } from '@/domain/textKey';

/** Specification §6 and §8. */
const FIRST: TextKey = 'Please login first!';

/**
 * What a visitor may press and finish after the login, by the event's type, with what the visitor is told beside the
 * Login dialog. A new story that needs a session adds its event here and begins with `needsSession(event)`.
 */
export const BLOCKABLE = {
  'cart/addToCartPressed': FIRST,
  'cart/buyNowPressed': FIRST,
  'wishlist/heartPressed': FIRST,
  'chat/chatPressed': FIRST,
  'vouchers/vouchersAsked': FIRST,
  /** A page: the dialog says enough (specification §2, "opens the login dialog for visitors"). */
  'access/refusedPageReopened': null,
} as const satisfies Record<string, TextKey | null>;

/** An event of the table; it is kept, so its payload is plain. */
export interface BlockableEvent {
  type: keyof typeof BLOCKABLE;
  payload?: unknown;
}
