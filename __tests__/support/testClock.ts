import type { Clock } from '@/shared/adapters';
import { setClock } from '@/shared/adapters';

interface Timer {
  due: number;
  callback: () => void;
}

export interface TestClock extends Clock {
  /** Advances the time in milliseconds and runs the due timers in order. */
  advance(milliseconds: number): Promise<void>;
  /** Simulates a sleeping device: the time jumps, then all due timers run. */
  sleep(milliseconds: number): Promise<void>;
  /** Simulates a frozen tab: the time jumps, but no timer runs. */
  freeze(milliseconds: number): void;
  /** Simulates a device whose clock is set: the time jumps, but no timer is due earlier or later. */
  set(milliseconds: number): void;
  /** Number of pending timers. */
  readonly waiting: number;
}

/** More microtasks than a saga needs from a timer's callback to its next wait. */
const MICROTASKS = 8;

async function runMicrotasks(): Promise<void> {
  for (let index = 0; index < MICROTASKS; index += 1) await Promise.resolve();
}

/** Installs a stopped clock as the clock adapter; tests advance it. */
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
        await runMicrotasks();
      }
      now = end;
    },
    async sleep(milliseconds) {
      now += milliseconds;
      const due = [...timers].filter((timer) => timer.due <= now);
      for (const timer of due) {
        timers.delete(timer);
        timer.callback();
        await runMicrotasks();
      }
    },
    freeze(milliseconds) {
      now += milliseconds;
    },
    set(milliseconds) {
      now += milliseconds;
      for (const timer of timers) timer.due += milliseconds;
    },
    get waiting() {
      return timers.size;
    },
  };
  setClock(clock);
  return clock;
}
