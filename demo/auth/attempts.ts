import type { Clock } from '../clock';
import { tooMany } from '../http/refusal';

const minute = 60_000;

interface Rule {
  most: number;
  windowMs: number;
}

export interface Limit {
  /**
   * Counts an attempt before it is processed; throws 429 above the limit. Returns a function that undoes the
   * count.
   */
  count(name: string): () => void;
  /** Clears the attempts of a name after a success. */
  succeeded(name: string): void;
  forget(): void;
}

/** Counts attempts by name, in memory: each process has its own counts. */
function limitOf(clock: Clock, { most, windowMs }: Rule): Limit {
  const attempts = new Map<string, number[]>();
  const recent = (name: string) => (attempts.get(name) ?? []).filter((at) => at > clock.ms() - windowMs);
  return {
    count(name) {
      const before = recent(name);
      const [oldest = 0] = before;
      if (before.length >= most)
        throw tooMany(
          'Too many attempts. Please try again in {count} seconds.',
          oldest + windowMs - clock.ms(),
        );
      if (attempts.size > 10_000) attempts.clear();
      const at = clock.ms();
      attempts.set(name, [...before, at]);
      return () => {
        const remaining = recent(name);
        const index = remaining.lastIndexOf(at);
        if (index >= 0) attempts.set(name, remaining.toSpliced(index, 1));
      };
    },
    succeeded: (name) => void attempts.delete(name),
    forget: () => attempts.clear(),
  };
}

/** Rate limits against guessing. Limits by IP address are generous, because whole offices share one. */
export function attemptsOf(clock: Clock) {
  const limits = {
    /** Wrong passwords by account, from any address. */
    logins: limitOf(clock, { most: 10, windowMs: minute }),
    loginsFrom: limitOf(clock, { most: 100, windowMs: minute }),
    /** Requested codes by address; `oneTimeCodes` counts them by account. */
    codesFrom: limitOf(clock, { most: 60, windowMs: 60 * minute }),
    /** Wrong codes by address. */
    wrongCodesFrom: limitOf(clock, { most: 100, windowMs: 10 * minute }),
  };
  return {
    ...limits,
    /** Clears all counts. */
    forget: () => Object.values(limits).forEach((limit) => limit.forget()),
  };
}

export type Attempts = ReturnType<typeof attemptsOf>;
