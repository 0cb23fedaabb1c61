import { timeTravel } from './timeTravel';

/**
 * Posts a text to another server in the background, with `keepalive`, without cookies and referrer. No-op
 * during time travel; errors are ignored.
 */
export function postText(url: string, body: string): void {
  if (timeTravel.isActive()) return;
  const init = { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' } as const;
  fetch(url, { ...init, referrerPolicy: 'no-referrer' }).catch(() => undefined);
}
