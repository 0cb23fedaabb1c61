import type { Backend } from '../backend';
import { answerChats } from '../talk/replies';
import { answerTickets } from '../support/desk';
import { moveOrders } from './orders';
import { refillStock } from './stock';

/** What happens in the shop without anybody asking for it. */
export interface Life {
  /** Does all that is due by the demo's clock. Calls that come while one is at work wait for their own turn. */
  catchUp(): Promise<void>;
  /** Catches up every second from now on. */
  begin(): void;
  end(): Promise<void>;
}

const chores = [moveOrders, refillStock, answerChats, answerTickets];

export function lifeOf(backend: Backend): Life {
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    for (const chore of chores) await chore(backend);
  }
  function catchUp(): Promise<void> {
    last = last.catch(() => undefined).then(work);
    return last;
  }

  return {
    catchUp,
    begin() {
      let busy = false;
      timer = setInterval(() => {
        if (busy) return;
        busy = true;
        catchUp()
          .catch((problem: unknown) => console.error('Catching up failed:', problem))
          .finally(() => (busy = false));
      }, 1_000).unref();
    },
    async end() {
      clearInterval(timer);
      await last.catch(() => undefined);
    },
  };
}
