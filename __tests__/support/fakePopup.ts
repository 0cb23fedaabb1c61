import { waitFor } from '@testing-library/react';
import type { Popup } from '@/shared/adapters';

/** A window of its own, as far as the shop sees it. */
export class FakePopup implements Popup {
  address = '';
  closed = false;
  shown = 0;
  goTo(address: string) {
    this.address = address;
  }
  isClosed() {
    return this.closed;
  }
  show() {
    this.shown += 1;
  }
  close() {
    this.closed = true;
  }
}

/** The provider's page comes back with a code, as soon as it was gone to; the code is the demo's only where one is given. */
export async function comeBackFrom(popup: FakePopup, code = 'any-code'): Promise<void> {
  await waitFor(() => expect(popup.address).not.toBe(''));
  const told = new BroadcastChannel('storefront-social');
  told.postMessage({ code, state: new URL(popup.address).searchParams.get('state') });
  popup.address = '';
  setTimeout(() => told.close(), 50);
}
