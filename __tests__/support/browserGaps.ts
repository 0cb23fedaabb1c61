import { webcrypto } from 'node:crypto';

/** Stubs of browser APIs that jsdom lacks. */
class NoopObserver {
  observe(_target?: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** jsdom has no layout, so every element counts as visible. */
class VisibleObserver extends NoopObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {
    super();
  }
  override observe(target?: Element) {
    const entries = [{ isIntersecting: true, target } as IntersectionObserverEntry];
    this.callback(entries, this as unknown as IntersectionObserver);
  }
}

Object.assign(globalThis, {
  ResizeObserver: NoopObserver,
  IntersectionObserver: VisibleObserver,
  // jsdom has no layout, so no feature is supported.
  CSS: { supports: () => false },
});

Object.assign(document, { getAnimations: () => [] });

if (!('subtle' in crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

window.matchMedia = (media: string) => ({
  // A desktop screen: wide, fine pointer, light scheme, reduced motion.
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

/** AbortController is that of Node, like fetch, but jsdom's listeners accept only jsdom's own signals. */
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
