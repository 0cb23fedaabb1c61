import { statuses } from './orders.queries';

const minute = 60_000;

/**
 * How an order moves on by itself: what comes after a status, and how long it takes. The last step waits for
 * the date.
 */
export const steps = [
  { from: statuses.pending, to: statuses.confirm, afterMs: 3 * minute },
  { from: statuses.confirm, to: statuses.processing, afterMs: 10 * minute },
  { from: statuses.processing, to: statuses.pickup, afterMs: 60 * minute },
  { from: statuses.pickup, to: statuses.on_the_way, afterMs: 120 * minute },
  { from: statuses.on_the_way, to: statuses.delivered, afterMs: 0 },
] as const;

/** When an order that begins to move now takes its first step. */
export const firstMove = (now: Date) => new Date(now.getTime() + steps[0].afterMs);
