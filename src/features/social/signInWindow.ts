import type { Popup } from '@/shared/adapters';
import { openPopup } from '@/shared/adapters';

/**
 * The provider's window, which browsers let us open inside the press alone; the story takes it over a moment later.
 * A window is no fact of the shop, so it is kept outside the store.
 */
let opened: Popup | null = null;

export function openSignInWindow(): void {
  opened?.close();
  opened = openPopup('storefront-sign-in');
}

/** Null when the browser blocked it. */
export function signInWindow(): Popup | null {
  return opened;
}
