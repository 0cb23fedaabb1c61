import { webcrypto } from 'node:crypto';

/** What jsdom lacks and every browser has. */
class SilentObserver {
  observe(_target?: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Without a layout everything is on the screen. */
class SeeingObserver extends SilentObserver {
  constructor(private readonly told: IntersectionObserverCallback) {
    super();
  }
  override observe(target?: Element) {
    const entries = [{ isIntersecting: true, target } as IntersectionObserverEntry];
    this.told(entries, this as unknown as IntersectionObserver);
  }
}

Object.assign(globalThis, {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SeeingObserver,
  // Where nothing is laid out nothing is supported.
  CSS: { supports: () => false },
});

if (!('subtle' in crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

window.matchMedia = (media: string) => ({
  // A desktop screen: wide, fine pointer, light. Motion is not welcome, for nobody watches.
  matches: /min-width/.test(media) || /hover: hover|pointer: fine|reduced-motion: reduce/.test(media),
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollBy = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** AbortController is Node's, as fetch is; jsdom's listeners know the signals of their own alone. */
for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (typeof options !== 'object' || !options.signal) return listen(type, listener, options);
    const { signal, ...others } = options;
    listen(type, listener, others);
    signal.addEventListener('abort', () => target.removeEventListener(type, listener, others));
  };
}
