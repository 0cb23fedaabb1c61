/** Notifies listeners at most once per frame, so that a burst of rows causes a single render. */
export function createFrameNews(): { notify: () => void; subscribe: (listener: () => void) => () => void } {
  const listeners = new Set<() => void>();
  let isDue = false;
  return {
    notify() {
      if (isDue || listeners.size === 0) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
