import type { Backend } from '../backend';
import { announceRestocked } from '../catalogue/stockAlerts.queries';
import { replyToChats } from '../chat/replies';
import { replyToTickets } from '../support/desk';
import { forgetExpired } from './forget';
import { moveOrders } from './orders';
import { refillStock } from './stock';

/** Background jobs of the shop. */
export interface Jobs {
  /** Runs all jobs that are due by the demo's clock. Concurrent calls are queued. */
  catchUp(): Promise<void>;
  /** Runs `catchUp` every second from now on. */
  start(): void;
  stop(): Promise<void>;
}

type Job = (backend: Backend) => Promise<void>;

const jobs: readonly Job[] = [moveOrders, refillStock, announceRestocked, replyToChats, replyToTickets];

const hour = 3_600_000;

/** A job that runs once in an hour; QA may set the clock back. */
function hourly(job: Job): Job {
  let last = -Infinity;
  return async (backend) => {
    const now = backend.clock.ms();
    if (Math.abs(now - last) < hour) return;
    last = now;
    await job(backend);
  };
}

export function jobsOf(backend: Backend): Jobs {
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const all = [...jobs, hourly(forgetExpired)];

  async function work(): Promise<void> {
    for (const job of all) await job(backend);
  }
  function catchUp(): Promise<void> {
    last = last.catch(() => undefined).then(work);
    return last;
  }

  return {
    catchUp,
    start() {
      let busy = false;
      timer = setInterval(() => {
        if (busy) return;
        busy = true;
        catchUp()
          .catch((problem: unknown) => console.error('Catching up failed:', problem))
          .finally(() => (busy = false));
      }, 1_000).unref();
    },
    async stop() {
      clearInterval(timer);
      await last.catch(() => undefined);
    },
  };
}
