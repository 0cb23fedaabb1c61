const day = 86_400_000;

export interface Clock {
  now(): Date;
  /** Milliseconds since 1970. */
  ms(): number;
  /** Shifts the demo's clock by milliseconds relative to its source. QA only. */
  shift(offsetMs: number): void;
  /** Stops the demo's clock at a time in milliseconds since 1970, until it is shifted or runs on. QA only. */
  stop(at: number): void;
  /** Moves the demo's clock by milliseconds from where it is, running or stopped. QA only. */
  move(byMs: number): void;
  /** Runs on from the time at which the clock is stopped. QA only. */
  run(): void;
  isStopped(): boolean;
  /** Milliseconds ahead of the source. */
  offset(): number;
}

export function clockOf(source: () => number): Clock {
  let offset = 0;
  let stoppedAt: number | null = null;
  const ms = () => stoppedAt ?? source() + offset;
  return {
    ms,
    now: () => new Date(ms()),
    shift: (offsetMs) => {
      offset = offsetMs;
      stoppedAt = null;
    },
    stop: (at) => {
      stoppedAt = at;
    },
    move: (byMs) => {
      if (stoppedAt === null) offset += byMs;
      else stoppedAt += byMs;
    },
    run: () => {
      offset = ms() - source();
      stoppedAt = null;
    },
    isStopped: () => stoppedAt !== null,
    offset: () => ms() - source(),
  };
}

export const inDays = (from: Date, days: number) => new Date(from.getTime() + days * day);

/** Formats a time as "YYYY-MM-DD HH:MM:SS" in UTC, the API's format (api §9; MASTER has the time zone). */
export const stamp = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');
