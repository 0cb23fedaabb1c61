import type { Clock } from '../clock';
import { tooMany } from '../http/refusal';

const windowMs = 60_000;
const allowed = 10;

export interface Attempts {
  /** Throws 429 when there were too many failures for this name lately. */
  check(name: string): void;
  failed(name: string): void;
  succeeded(name: string): void;
  /** Everybody may try again. */
  forget(): void;
}

/** Slows down guessing: ten failures per minute, account and address. Kept in memory, each process counts for itself. */
export function attemptsOf(clock: Clock): Attempts {
  const failures = new Map<string, number[]>();
  const recent = (name: string) => (failures.get(name) ?? []).filter((at) => at > clock.ms() - windowMs);
  return {
    check(name) {
      const [oldest, ...others] = recent(name);
      if (oldest === undefined || others.length + 1 < allowed) return;
      throw tooMany(
        'Too many attempts. Please try again in {count} seconds.',
        oldest + windowMs - clock.ms(),
      );
    },
    failed(name) {
      if (failures.size > 10_000) failures.clear();
      failures.set(name, [...recent(name), clock.ms()]);
    },
    succeeded: (name) => void failures.delete(name),
    forget: () => failures.clear(),
  };
}
