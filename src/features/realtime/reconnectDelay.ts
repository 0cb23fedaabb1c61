import type Pusher from 'pusher-js';
import { REALTIME_RETRY } from '@/domain/timing';
import { clock, random } from '@/shared/adapters';

/** Number of immediate reconnects that the server may request within `REALTIME_RETRY`. */
const MAX_QUICK_RECONNECTS = 3;
/**
 * Delay in milliseconds. pusher-js schedules its reconnect after it emits the error; disconnecting later
 * cancels that.
 */
const SCHEDULED = 50;

/** Delay of pusher-js after a drop in milliseconds, which is spread. */
const DROP_DELAY = 1000;

const codeOf = (problem: unknown) => (problem as { error?: { data?: { code?: unknown } } }).error?.data?.code;

/** Error codes of the Pusher protocol after which pusher-js does not reconnect. */
const isRefusal = (code: number) => (code > 4000 && code < 4100) || code >= 4300;

/** Error codes after which pusher-js reconnects without delay, however often they occur. */
const isQuickReconnect = (code: number) => code === 4000 || (code >= 4200 && code < 4300);

/** Counts rejections of a socket in a row; a successful subscription resets the count. */
export function countQuickReconnects() {
  let reconnects: readonly number[] = [];
  return {
    /** Whether the connection has to wait after this error. */
    mustWait(problem: unknown): boolean {
      const code = codeOf(problem);
      if (typeof code !== 'number') return false;
      if (!isQuickReconnect(code)) return isRefusal(code);
      const now = clock.now();
      reconnects = [...reconnects.filter((moment) => now - moment < REALTIME_RETRY), now];
      return reconnects.length > MAX_QUICK_RECONNECTS;
    },
    subscribed(): void {
      reconnects = [];
    },
  };
}

/**
 * Disconnects for `REALTIME_RETRY`, give or take a quarter, then reconnects: pages that were refused at the
 * same moment do not return at the same moment (R87). Returns a function that cancels both.
 */
export function waitBeforeReconnect(pusher: Pusher): () => void {
  return reconnectAfter(pusher, REALTIME_RETRY * (0.75 + random.next() / 2));
}

/**
 * After a drop, pusher-js reconnects after exactly one second, and with it every page of a server that was
 * restarted. Reconnects within the next seconds instead (R87). Returns a function that cancels this.
 */
export function spreadReconnect(pusher: Pusher): () => void {
  return reconnectAfter(pusher, DROP_DELAY * (0.5 + 2 * random.next()));
}

function reconnectAfter(pusher: Pusher, delay: number): () => void {
  const stops = [
    clock.after(SCHEDULED, () => pusher.disconnect()),
    clock.after(delay, () => pusher.connect()),
  ];
  return () => stops.forEach((stop) => stop());
}
