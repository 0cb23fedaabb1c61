/** The code of "Place Order", which comes with the button: nobody waits for it at the press. */
export const loadPlacing = () => import('./placeOrder.saga');
