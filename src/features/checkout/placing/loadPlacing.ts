/** Lazy chunk of "Place Order", prefetched when the button mounts. */
export const loadPlacing = () => import('./placeOrder.saga');
