const listeners = new Set<() => void>();
let awaited = 0;

function count(more: number): void {
  awaited += more;
  for (const tell of listeners) tell();
}

/** Whether something that was pressed waits for its code. */
export const codeOnItsWay = {
  isAny: () => awaited > 0,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
  async during<Part>(coming: Promise<Part>): Promise<Part> {
    count(1);
    try {
      return await coming;
    } finally {
      count(-1);
    }
  },
};
