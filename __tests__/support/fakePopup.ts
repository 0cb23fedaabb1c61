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
