import type { Clock } from '@/shared/adapters';
import { setClock } from '@/shared/adapters';

interface Timer {
  due: number;
  callback: () => void;
}

export interface TestClock extends Clock {
  /** Lets so much time pass, in milliseconds, calling back all that becomes due, in order. */
  advance(milliseconds: number): Promise<void>;
  /** Lets the machine sleep: the time is over at once, and what was due in the meantime is called back when it wakes. */
  sleep(milliseconds: number): Promise<void>;
  /** The time is over, but no timer ran: those of a tab that the browser froze come late or never. */
  freeze(milliseconds: number): void;
  /** How many timers wait. */
  readonly waiting: number;
}

/** More steps than a story takes from what a timer called back to its next wait. */
const STEPS = 8;

async function settled(): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await Promise.resolve();
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
        await settled();
      }
      now = end;
    },
    async sleep(milliseconds) {
      now += milliseconds;
      const due = [...timers].filter((timer) => timer.due <= now);
      for (const timer of due) {
        timers.delete(timer);
        timer.callback();
        await settled();
      }
    },
    freeze(milliseconds) {
      now += milliseconds;
    },
    get waiting() {
      return timers.size;
    },
  };
  setClock(clock);
  return clock;
}
