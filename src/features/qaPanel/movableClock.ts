import type { Clock } from '@/shared/adapters';
import { fromSource } from '@/shared/adapters';
import type { QaPanelState } from './qaPanel.slice';

interface Timer {
  /** Unix time in milliseconds, by this clock. */
  due: number;
  callback: () => void;
  disarm: () => void;
}

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
    timer.disarm = below.after(Math.max(0, timer.due - now()), () => {
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
