/** Tells listeners that something is new, once a frame at most: a burst of rows is one look. */
export function createFrameNews(): { tell: () => void; subscribe: (hear: () => void) => () => void } {
  const hearers = new Set<() => void>();
  let isDue = false;
  return {
    tell() {
      if (isDue || hearers.size === 0) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        for (const hear of hearers) hear();
      });
    },
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}
