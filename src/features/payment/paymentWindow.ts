import { PAYMENT_TIMEOUT } from '@/domain/timing';
import type { Popup } from '@/shared/adapters';
import { clock, openPopup, random } from '@/shared/adapters';

/** By this name a returning window tells which tab is waiting for it. */
export interface PaymentWindow {
  name: string;
  popup: Popup;
}

/** The result routes answer here. */
export const PAYMENT_CHANNEL = 'storefront-payment';
/** How the names of payment windows begin. */
export const WINDOW_NAME = 'storefront-payment-';

/**
 * The payment window, which browsers let us open inside the press alone; the story takes it over when there is something
 * to pay. A window is no fact of the shop, so it is kept outside the store.
 */
let opened: PaymentWindow | null = null;
let saved: PaymentWindow | null = null;

/**
 * To be called inside the press itself; `words` stand in the window until it has an address (R51). A second
 * press of a double click finds the window open.
 */
export function openPaymentWindow(label: string): void {
  if (opened && !opened.popup.isClosed()) return;
  const name = WINDOW_NAME + random.uuid();
  const popup = openPopup(name, { width: 700, height: 700, label, isIsolated: true });
  if (!popup) return;
  const mine = { name, popup };
  opened = mine;
  // A press whose story never began, for its code did not come.
  clock.after(PAYMENT_TIMEOUT, () => opened === mine && closePaymentWindow());
}

/** There is something to pay: the window stays for the story that pays. */
export function retainPaymentWindow(): void {
  saved = opened;
  opened = null;
}

/** Hands the window over to the story that pays, also one that was closed by hand; null when the browser blocked it. */
export function takePaymentWindow(): PaymentWindow | null {
  const taken = saved;
  saved = null;
  return taken;
}

/** Nothing came of the press: the window that was opened for it goes. */
export function closePaymentWindow(): void {
  opened?.popup.close();
  opened = null;
}

/** Whether a window's answer may be ours; a window that lost its name on the way is taken for ours. */
export function isFrom(window: string | undefined, name: string): boolean {
  return window === name || !window?.startsWith(WINDOW_NAME);
}
