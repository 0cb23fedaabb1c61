import { statuses } from './orders.queries';

const minute = 60_000;

/** Automatic status changes of orders, and the delay of each. The last one waits for the delivery date. */
export const steps = [
  { from: statuses.pending, to: statuses.confirm, afterMs: 3 * minute },
  { from: statuses.confirm, to: statuses.processing, afterMs: 10 * minute },
  { from: statuses.processing, to: statuses.pickup, afterMs: 60 * minute },
  { from: statuses.pickup, to: statuses.on_the_way, afterMs: 120 * minute },
  { from: statuses.on_the_way, to: statuses.delivered, afterMs: 0 },
] as const;

/** Time of the first step of an order that is placed or paid now. */
export const firstMove = (now: Date) => new Date(now.getTime() + steps[0].afterMs);
