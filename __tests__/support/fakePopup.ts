import { waitFor } from '@testing-library/react';
import type { Popup } from '@/shared/adapters';

/** Stub of a popup window. */
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

/** Simulates the provider's redirect with a code, after the shop has navigated the popup to the provider. */
export async function returnFromProvider(popup: FakePopup, code = 'any-code'): Promise<void> {
  await waitFor(() => expect(popup.address).not.toBe(''));
  const channel = new BroadcastChannel('storefront-social');
  channel.postMessage({ code, state: new URL(popup.address).searchParams.get('state') });
  popup.address = '';
  setTimeout(() => channel.close(), 50);
}
