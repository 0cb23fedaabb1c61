import type Pusher from 'pusher-js';
import { REALTIME_RETRY } from '@/domain/timing';
import { clock } from '@/shared/adapters';

/** Number of immediate reconnects that the server may request within `REALTIME_RETRY`. */
const MAX_QUICK_RECONNECTS = 3;
/**
 * Delay in milliseconds. pusher-js schedules its reconnect after it emits the error; disconnecting later
 * cancels that.
 */
const SCHEDULED = 50;

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

/** Disconnects for `REALTIME_RETRY`, then reconnects; returns a function that cancels both. */
export function waitBeforeReconnect(pusher: Pusher): () => void {
  const stops = [
    clock.after(SCHEDULED, () => pusher.disconnect()),
    clock.after(REALTIME_RETRY, () => pusher.connect()),
  ];
  return () => stops.forEach((stop) => stop());
}
