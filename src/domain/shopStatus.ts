import { readServerTime } from './serverTime';

/**
 * Time after `last_online` during which a shop counts as online, in milliseconds (R34).
 */
const ONLINE_FOR = 10 * 60_000;

/** Online status derived from `last_online`; `now` is Unix milliseconds by the server's clock. */
export function isOnlineAt(now: number, lastOnline: string | null, timeZone: string): boolean {
  const onlineAt = readServerTime(lastOnline, timeZone);
  return onlineAt !== null && now - onlineAt <= ONLINE_FOR;
}
