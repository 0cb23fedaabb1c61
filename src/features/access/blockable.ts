/**
 * Events that visitors may trigger and finish after the login, by type; 'withNotice' also shows "Please login
 * first!" next to the Login dialog (specification §6, §8). To require a session in a new saga, add its event
 * here and start the worker with `if (!(yield* needsSession(event))) return;`.
 */
export const BLOCKABLE = {
  'cart/addToCartPressed': 'withNotice',
  'cart/buyNowPressed': 'withNotice',
  'wishlist/favoritePressed': 'withNotice',
  'stockAlert/stockAlertPressed': 'withNotice',
  'chat/chatPressed': 'withNotice',
  'vouchers/vouchersPressed': 'withNotice',
  /** For a page the dialog is enough (specification §2, "opens the login dialog for visitors"). */
  'access/refusedPageReopened': 'withoutNotice',
} as const satisfies Record<string, 'withNotice' | 'withoutNotice'>;

/** An event of the table. It is stored in the state, so its payload must be serializable. */
export interface BlockableEvent {
  type: keyof typeof BLOCKABLE;
  payload?: unknown;
}
