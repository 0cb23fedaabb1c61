/** Counts the listeners of window and document that were added and not removed. */
export function countListeners(): { count: () => number; stop: () => void } {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (listener: object): number => {
    const number = numbers.get(listener) ?? (last += 1);
    numbers.set(listener, number);
    return number;
  };
  const keys = new Set<string>();
  const stops = [window, document].map((target, index) => {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const keyOf = (type: string, listener: object, options: boolean | EventListenerOptions) =>
      `${index} ${type} ${typeof options === 'object' ? options.capture === true : options} ${numberOf(listener)}`;
    const watched: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = {
      addEventListener(type, listener, options = false) {
        if (!listener) return;
        const key = keyOf(type, listener, options);
        const { once, signal } = typeof options === 'object' ? options : {};
        // A listener for one event removes itself.
        if (!once) keys.add(key);
        signal?.addEventListener('abort', () => keys.delete(key));
        add(type, listener, options);
      },
      removeEventListener(type, listener, options = false) {
        if (!listener) return;
        keys.delete(keyOf(type, listener, options));
        remove(type, listener, options);
      },
    };
    Object.assign(target, watched);
    return () => Object.assign(target, { addEventListener: add, removeEventListener: remove });
  });
  return { count: () => keys.size, stop: () => stops.forEach((stop) => stop()) };
}
