const listeners = new Set<() => void>();
let pendingCount = 0;

function count(more: number): void {
  pendingCount += more;
  for (const listener of listeners) listener();
}

/** Tracks presses that wait for their chunk to load. */
export const codeOnItsWay = {
  isAny: () => pendingCount > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  async during<Result>(loading: Promise<Result>): Promise<Result> {
    count(1);
    try {
      return await loading;
    } finally {
      count(-1);
    }
  },
};
