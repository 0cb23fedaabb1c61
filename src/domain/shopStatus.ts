import { readServerTime } from './serverTime';

/** How long after it was last seen a shop still counts as online, in milliseconds (contract §10, "online"). */
const ONLINE_FOR = 10 * 60_000;

/** Online where only `last_online` is given: within ten minutes of now (milliseconds since 1970, server's clock). */
export function isOnlineAt(now: number, lastOnline: string | null, timeZone: string): boolean {
  const seen = readServerTime(lastOnline, timeZone);
  return seen !== null && now - seen <= ONLINE_FOR;
}
