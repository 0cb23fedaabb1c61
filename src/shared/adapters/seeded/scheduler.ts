import type { Clock } from '../clock';
import type { IdleDetector } from './idleDetector';

/**
 * Time in milliseconds that passes after the last input or response, enough for toasts (3 s) and debounces.
 * Then the clock stops, so that the next input happens at the same time in every run.
 */
const PASSING = 3500;
/** Timers from this duration on are request timeouts; these must not wait for pending calls. */
const REQUEST_TIMER = 15_000;

interface Call {
  /** Delivers the result; null while it is pending. */
  deliver: (() => void) | null;
  kind: 'response' | 'code';
}

interface CallOptions {
  signal?: AbortSignal | null | undefined;
  /** Chunks that were requested together are delivered together. */
  kind?: Call['kind'];
}

interface Timer {
  /** Time by the seeded clock. */
  due: number;
  span: number;
  /** The real timer has fired. */
  isRipe: boolean;
  callback: () => void;
  disarm: () => void;
}

/**
 * Runs events one at a time, each after the effects of the previous one are done: responses in the order of
 * their requests, then timers in the order of their due time.
 */
export function createScheduler(
  start: number,
  idleDetector: IdleDetector,
  notifyIdle: (isIdle: boolean) => void,
) {
  let now = start;
  let end = start;
  let isAtWork = false;
  const [setTimer, clearTimer] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const calls = new Set<Call>();
  const timers = new Set<Timer>();

  /** Next timer that may fire without another input or response. */
  const firstTimer = (): Timer | undefined =>
    [...timers]
      .filter(({ span, due }) => (calls.size > 0 ? span >= REQUEST_TIMER : due <= end || span <= 0))
      .sort((one, other) => one.due - other.due)[0];

  /** Next call to deliver, or all chunks that were requested before it. */
  const firstCalls = (): Call[] => {
    const pending = [...calls];
    const response = pending.findIndex(({ kind }) => kind === 'response');
    return pending.slice(0, response < 0 ? undefined : Math.max(response, 1));
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
    notifyIdle(false);
    do {
      await idleDetector.reached();
      next()?.();
    } while (next());
    await idleDetector.reached();
    isAtWork = false;
    if (next()) return work();
    if (calls.size > 0 || firstTimer()) return;
    now = Math.max(now, end);
    notifyIdle(true);
  };

  const schedule = () => {
    idleDetector.stir();
    void work();
  };

  const clock: Clock = {
    now: () => now,
    after(span, callback) {
      const timer: Timer = { due: now + span, span, isRipe: false, callback, disarm: () => undefined };
      const id = setTimer(() => {
        timer.isRipe = true;
        schedule();
      }, span);
      timer.disarm = () => clearTimer(id);
      timers.add(timer);
      schedule();
      return () => {
        timer.disarm();
        if (timers.delete(timer)) schedule();
      };
    },
  };

  return {
    clock,
    /** User input: lets time pass and runs its effects. */
    pressed: () => {
      end = now + PASSING;
      schedule();
    },
    /** Starts a call; delivers its result after those of all earlier calls. */
    queued<Result>(
      request: () => Promise<Result>,
      { signal, kind = 'response' }: CallOptions = {},
    ): Promise<Result> {
      const call: Call = { deliver: null, kind };
      calls.add(call);
      schedule();
      return new Promise((resolve, reject) => {
        const finish = (deliver: () => void) => {
          call.deliver = deliver;
          schedule();
        };
        request().then(
          (result) => finish(() => resolve(result)),
          (problem: Error) => finish(() => reject(problem)),
        );
        signal?.addEventListener('abort', () => {
          if (calls.delete(call)) reject(new Error('The call was given up', { cause: signal.reason }));
          schedule();
        });
      });
    },
  };
}
