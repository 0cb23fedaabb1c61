import type Pusher from 'pusher-js';
import { REALTIME_RETRY } from '@/domain/timing';
import { clock } from '@/shared/adapters';

/** What the server may send away with "come back at once" within `REALTIME_RETRY` before it is left alone. */
const MAX_QUICK_RECONNECTS = 3;
/** pusher-js plans its way back after it has told of the code: what it has planned by then is given up, in milliseconds. */
const PLANNED = 50;

const codeOf = (problem: unknown) => (problem as { error?: { data?: { code?: unknown } } }).error?.data?.code;

/** Codes of the Pusher protocol after which pusher-js does not come back by itself. */
const isRefusal = (code: number) => (code > 4000 && code < 4100) || code >= 4300;

/** Those after which it comes back without a pause, however often it is told so. */
const isQuickReconnect = (code: number) => code === 4000 || (code >= 4200 && code < 4300);

/** Counts how one socket is sent away. A server that let it subscribe meanwhile may say "come back at once" as often as it likes. */
export function countQuickReconnects() {
  let hurries: readonly number[] = [];
  return {
    /** Says of each problem whether the socket has to rest now. */
    isRejected(problem: unknown): boolean {
      const code = codeOf(problem);
      if (typeof code !== 'number') return false;
      if (!isQuickReconnect(code)) return isRefusal(code);
      const now = clock.now();
      hurries = [...hurries.filter((moment) => now - moment < REALTIME_RETRY), now];
      return hurries.length > MAX_QUICK_RECONNECTS;
    },
    subscribed(): void {
      hurries = [];
    },
  };
}

/** Leaves the server alone for `REALTIME_RETRY`; answers how to end that. */
export function rest(pusher: Pusher): () => void {
  const stops = [
    clock.after(PLANNED, () => pusher.disconnect()),
    clock.after(REALTIME_RETRY, () => pusher.connect()),
  ];
  return () => stops.forEach((stop) => stop());
}
