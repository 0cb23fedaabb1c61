import type { Popup } from '@/shared/adapters';
import { openPopup } from '@/shared/adapters';

/**
 * The provider's popup. Browsers only allow opening it while the press is handled; the saga takes it over
 * later. Kept outside the store, because a window is not serializable.
 */
let opened: Popup | null = null;

export function openSignInWindow(): void {
  opened?.close();
  opened = openPopup('storefront-sign-in');
}

/** Null if the browser blocked the popup. Opens another one for a press that is sent again by its toast. */
export function signInWindow(): Popup | null {
  if (opened?.isClosed()) openSignInWindow();
  return opened;
}
