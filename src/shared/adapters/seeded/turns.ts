import type { Clock } from '../clock';
import type { Stillness } from './stillness';

/**
 * Time passes for so long after the last press or answer, in milliseconds, and stands still then: toasts go (3 s), pauses
 * of typing end. However long somebody looks at the page, the next press finds the same time.
 */
const PASSING = 3500;
/** A timer of a call that does not come back: it does not wait for calls. */
const OF_A_CALL = 15_000;

interface Call {
  /** Hands the answer over; null as long as there is none. */
  deliver: (() => void) | null;
  kind: 'answer' | 'code';
}

interface Asking {
  signal?: AbortSignal | null | undefined;
  /** Code that was asked for together is handed over together: nothing else happens between. */
  kind?: Call['kind'];
}

interface Timer {
  /** By the seeded clock. */
  due: number;
  span: number;
  /** Its time is over by the device's clock. */
  isRipe: boolean;
  callback: () => void;
  disarm: () => void;
}

/**
 * Lets one thing happen after the other, each when the page has done all that followed from the one before: answers in
 * the order in which they were asked for, then timers in the order of their time.
 */
export function createTurns(start: number, stillness: Stillness, tellStill: (isStill: boolean) => void) {
  let now = start;
  let end = start;
  let isAtWork = false;
  const [setTimer, clearTimer] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const calls = new Set<Call>();
  const timers = new Set<Timer>();

  /** The first timer that may ring now or later, without another press or answer. */
  const firstTimer = (): Timer | undefined =>
    [...timers]
      .filter(({ span, due }) => (calls.size > 0 ? span >= OF_A_CALL : due <= end || span <= 0))
      .sort((one, other) => one.due - other.due)[0];

  /** The call that is to be answered next, or all the code that was asked for before it. */
  const firstCalls = (): Call[] => {
    const asked = [...calls];
    const answer = asked.findIndex(({ kind }) => kind === 'answer');
    return asked.slice(0, answer < 0 ? undefined : Math.max(answer, 1));
  };

  const next = (): (() => void) | null => {
    const due = firstCalls();
    if (due.length > 0 && due.every(({ deliver }) => deliver))
      return () => {
        end = now + PASSING;
        for (const call of due) {
          calls.delete(call);
          call.deliver?.();
        }
      };
    const timer = firstTimer();
    if (!timer?.isRipe) return null;
    return () => {
      timers.delete(timer);
      now = Math.max(now, timer.due);
      timer.callback();
    };
  };

  const work = async (): Promise<void> => {
    if (isAtWork) return;
    isAtWork = true;
    tellStill(false);
    do {
      await stillness.reached();
      next()?.();
    } while (next());
    await stillness.reached();
    isAtWork = false;
    if (next()) return work();
    if (calls.size > 0 || firstTimer()) return;
    now = Math.max(now, end);
    tellStill(true);
  };

  const stirred = () => {
    stillness.stir();
    void work();
  };

  const clock: Clock = {
    now: () => now,
    after(span, callback) {
      const timer: Timer = { due: now + span, span, isRipe: false, callback, disarm: () => undefined };
      const ring = setTimer(() => {
        timer.isRipe = true;
        stirred();
      }, span);
      timer.disarm = () => clearTimer(ring);
      timers.add(timer);
      stirred();
      return () => {
        timer.disarm();
        if (timers.delete(timer)) stirred();
      };
    },
  };

  return {
    clock,
    /** Somebody did something: time passes, and what follows is waited for. */
    pressed: () => {
      end = now + PASSING;
      stirred();
    },
    /** What comes of it is handed over when all that was asked for earlier has been. */
    inTurn<Answer>(ask: () => Promise<Answer>, { signal, kind = 'answer' }: Asking = {}): Promise<Answer> {
      const call: Call = { deliver: null, kind };
      calls.add(call);
      stirred();
      return new Promise((resolve, reject) => {
        const over = (deliver: () => void) => {
          call.deliver = deliver;
          stirred();
        };
        ask().then(
          (answer) => over(() => resolve(answer)),
          (problem: Error) => over(() => reject(problem)),
        );
        signal?.addEventListener('abort', () => {
          if (calls.delete(call)) reject(new Error('The call was given up', { cause: signal.reason }));
          stirred();
        });
      });
    },
  };
}
