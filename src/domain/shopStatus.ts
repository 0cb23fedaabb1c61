import { readServerTime } from './serverTime';

/**
 * Time after `last_online` during which a shop counts as online, in milliseconds (R34).
 */
const ONLINE_FOR = 10 * 60_000;

/**
 * Online status derived from `last_online`, null without a readable one; `now` is Unix milliseconds by the
 * server's clock.
 */
export function isOnlineAt(now: number, lastOnline: string | null, timeZone: string): boolean | null {
  const onlineAt = readServerTime(lastOnline, timeZone);
  return onlineAt === null ? null : now - onlineAt <= ONLINE_FOR;
}
