/**
 * What a visitor may press and finish after the login, by the event's type, and whether "Please login first!" is said
 * beside the Login dialog (specification §6, §8). A new story that needs a session adds its event here, and begins with
 * `if (!(yield* needsSession(event))) return;`.
 */
export const BLOCKABLE = {
  'cart/addToCartPressed': 'told',
  'cart/buyNowPressed': 'told',
  'wishlist/favoritePressed': 'told',
  'chat/chatPressed': 'told',
  'vouchers/vouchersPressed': 'told',
  /** A page: the dialog says enough (specification §2, "opens the login dialog for visitors"). */
  'access/refusedPageReopened': 'untold',
} as const satisfies Record<string, 'told' | 'untold'>;

/** An event of the table; it is kept, so its payload is plain. */
export interface BlockableEvent {
  type: keyof typeof BLOCKABLE;
  payload?: unknown;
}
