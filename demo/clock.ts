const day = 86_400_000;

export interface Clock {
  now(): Date;
  /** Milliseconds since 1970. */
  ms(): number;
  /** Puts the demo's clock ahead (or behind) of the source by so many milliseconds. QA only. */
  shift(offsetMs: number): void;
  /**
   * Lets the demo's clock stand still at this time, in milliseconds since 1970, until it is shifted. QA only.
   */
  stop(at: number): void;
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
  };
}

export const inDays = (from: Date, days: number) => new Date(from.getTime() + days * day);

/** "YYYY-MM-DD HH:MM:SS" in UTC: how the backend writes moments (api §9; MASTER says the zone). */
export const stamp = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');
