import { PAYMENT_TIMEOUT } from '@/domain/timing';
import type { Popup } from '@/shared/adapters';
import { clock, openPopup, random } from '@/shared/adapters';

/** The window's unique name; its result message carries the name, so that only the opening tab handles it. */
export interface PaymentWindow {
  name: string;
  popup: Popup;
}

/** Channel on which the result routes post the result. */
export const PAYMENT_CHANNEL = 'storefront-payment';
/** Prefix of the names of payment windows. */
export const WINDOW_NAME = 'storefront-payment-';

/**
 * The window opened in the click handler, where alone popups are allowed; the payment saga takes it over when
 * there is something to pay. Kept outside the store, because a window is not serializable.
 */
let opened: PaymentWindow | null = null;
let saved: PaymentWindow | null = null;

/**
 * Must be called synchronously in the click handler; the window shows `label` until it has a URL (R51).
 * A double click opens one window only.
 */
export function openPaymentWindow(label: string): void {
  if (opened && !opened.popup.isClosed()) return;
  const name = WINDOW_NAME + random.uuid();
  const popup = openPopup(name, { width: 700, height: 700, label, isIsolated: true });
  if (!popup) return;
  const current = { name, popup };
  opened = current;
  // Closes the window if the saga never started, because its chunk failed to load.
  clock.after(PAYMENT_TIMEOUT, () => opened === current && closePaymentWindow());
}

/** Keeps the window open for the payment saga. */
export function retainPaymentWindow(): void {
  saved = opened;
  opened = null;
}

/** Returns the window, possibly closed by the user, to the payment saga; null when the browser blocked it. */
export function takePaymentWindow(): PaymentWindow | null {
  const taken = saved;
  saved = null;
  return taken;
}

/** Closes the window of a press that led to no payment. */
export function closePaymentWindow(): void {
  opened?.popup.close();
  opened = null;
}

/** Whether a message may be from our payment window; a window that lost its name is accepted. */
export function isFrom(window: string | undefined, name: string): boolean {
  return window === name || !window?.startsWith(WINDOW_NAME);
}
