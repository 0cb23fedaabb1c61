import { waitFor } from '@testing-library/react';
import type { Popup } from '@/shared/adapters';
import { postOn } from './otherTab';

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
export async function returnFromProvider(popup: FakePopup): Promise<void> {
  await waitFor(() => expect(popup.address).not.toBe(''));
  postOn('storefront-social', { code: 'any-code', state: new URL(popup.address).searchParams.get('state') });
  popup.address = '';
}
