const listeners = new Set<() => void>();
let pendingCount = 0;

function count(more: number): void {
  pendingCount += more;
  for (const listener of listeners) listener();
}

/** Counts the chunks that a press or a part of the page waits for. */
export const codeOnItsWay = {
  isAny: () => pendingCount > 0,
  /** Counts one more until the returned function is called. */
  begin: () => {
    count(1);
    return () => count(-1);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  async during<Result>(loading: Promise<Result>): Promise<Result> {
    const end = codeOnItsWay.begin();
    try {
      return await loading;
    } finally {
      end();
    }
  },
};
