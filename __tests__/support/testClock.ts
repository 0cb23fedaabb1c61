import type { Clock } from '@/shared/adapters';
import { setClock } from '@/shared/adapters';

interface Timer {
  due: number;
  callback: () => void;
}

export interface TestClock extends Clock {
  /** Lets so much time pass, in milliseconds, calling back all that becomes due, in order. */
  advance(milliseconds: number): Promise<void>;
  /** How many timers wait. */
  readonly waiting: number;
}

/** A clock that stands still until a test lets time pass; puts itself in the adapter's place. */
export function installTestClock(start = Date.now()): TestClock {
  let now = start;
  const timers = new Set<Timer>();
  const nextDue = (end: number) =>
    [...timers].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0];
  const clock: TestClock = {
    now: () => now,
    after(milliseconds, callback) {
      const timer = { due: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      for (let timer = nextDue(end); timer; timer = nextDue(end)) {
        timers.delete(timer);
        now = timer.due;
        timer.callback();
        await Promise.resolve();
      }
      now = end;
    },
    get waiting() {
      return timers.size;
    },
  };
  setClock(clock);
  return clock;
}
