/**
 * Events that visitors may trigger and finish after the login, by type; 'told' also shows "Please login
 * first!" next to the Login dialog (specification §6, §8). To require a session in a new saga, add its event
 * here and start the worker with `if (!(yield* needsSession(event))) return;`.
 */
export const BLOCKABLE = {
  'cart/addToCartPressed': 'told',
  'cart/buyNowPressed': 'told',
  'wishlist/favoritePressed': 'told',
  'chat/chatPressed': 'told',
  'vouchers/vouchersPressed': 'told',
  /** For a page the dialog is enough (specification §2, "opens the login dialog for visitors"). */
  'access/refusedPageReopened': 'untold',
} as const satisfies Record<string, 'told' | 'untold'>;

/** An event of the table. It is stored in the state, so its payload must be serializable. */
export interface BlockableEvent {
  type: keyof typeof BLOCKABLE;
  payload?: unknown;
}
