import type { Backend } from '../backend';
import { replyToChats } from '../chat/replies';
import { replyToTickets } from '../support/desk';
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

const jobs = [moveOrders, refillStock, replyToChats, replyToTickets];

export function jobsOf(backend: Backend): Jobs {
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    for (const job of jobs) await job(backend);
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
