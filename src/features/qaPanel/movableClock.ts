import type { Clock } from '@/shared/adapters';
import { fromSource } from '@/shared/adapters';
import type { QaPanelState } from './qaPanel.slice';

interface Timer {
  /** Unix time in milliseconds, by this clock. */
  due: number;
  callback: () => void;
  disarm: () => void;
}

/** A longer delay of a browser's timer overflows, and the timer fires at once. */
const LONGEST_DELAY = 2 ** 31 - 1;

export interface MovableClock extends Clock {
  /** Moves or freezes the clock; runs timers that are due then, in order. */
  set(how: QaPanelState['clock']): void;
  /** Offset from the underlying clock, in milliseconds. */
  ahead(): number;
}

/** Wraps a clock so that it can be moved and frozen, including its timers. */
export function createMovableClock(below: Clock): MovableClock {
  const timers = new Set<Timer>();
  let how: QaPanelState['clock'] = { ahead: 0, frozenAt: null };
  const now = () => how.frozenAt ?? below.now() + how.ahead;
  const arm = (timer: Timer) => {
    timer.disarm();
    if (how.frozenAt !== null && timer.due > now()) return;
    const delay = Math.max(0, timer.due - now());
    if (delay > LONGEST_DELAY) {
      timer.disarm = below.after(LONGEST_DELAY, () => arm(timer));
      return;
    }
    timer.disarm = below.after(delay, () => {
      timers.delete(timer);
      fromSource('timer', timer.callback);
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
