import type { Clock } from '@/shared/adapters';
import type { BenchFacts } from './bench.slice';

interface Timer {
  /** By this clock, in milliseconds since 1970. */
  due: number;
  callback: () => void;
  disarm: () => void;
}

export interface MovableClock extends Clock {
  /** Puts the clock ahead or still; what is due by then is called back, in its order. */
  set(how: BenchFacts['clock']): void;
  /** How far it is ahead of the clock below, in milliseconds. */
  ahead(): number;
}

/** A clock over another one that can be moved and stopped; its timers follow. */
export function createMovableClock(below: Clock): MovableClock {
  const timers = new Set<Timer>();
  let how: BenchFacts['clock'] = { ahead: 0, frozenAt: null };
  const now = () => how.frozenAt ?? below.now() + how.ahead;
  const arm = (timer: Timer) => {
    timer.disarm();
    if (how.frozenAt !== null && timer.due > now()) return;
    timer.disarm = below.after(Math.max(0, timer.due - now()), () => {
      timers.delete(timer);
      timer.callback();
    });
  };
  return {
    now,
    after(milliseconds, callback) {
      const timer: Timer = { due: now() + milliseconds, callback, disarm: () => undefined };
      timers.add(timer);
      arm(timer);
      return () => {
        timers.delete(timer);
        timer.disarm();
      };
    },
    set(next) {
      how = next;
      for (const timer of [...timers].sort((one, other) => one.due - other.due)) arm(timer);
    },
    ahead: () => now() - below.now(),
  };
}
