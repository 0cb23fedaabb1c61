import { clock } from '@/shared/adapters';
import { fetchAsVisitor } from './baseQuery';
import { readResponse } from './readBody';
import type { ApiRequest } from './request';
import { settingsWire } from './wire/settings.wire';

/** Longest wait for /master before the visit begins without it, in milliseconds. */
const ENVIRONMENT_TIMEOUT = 3000;

/**
 * `app_environment` of /master, fetched before there is a store; null when it is absent or does not come in time. The
 * server's clock is not learned from this response: a seeded visit begins after it, and is the same each time.
 */
export async function fetchEnvironment(): Promise<string | null> {
  const request: ApiRequest = { url: '/master', reads: settingsWire };
  const abortion = new AbortController();
  const cancel = clock.after(ENVIRONMENT_TIMEOUT, () => abortion.abort());
  try {
    const read = await readResponse(request, await fetchAsVisitor(request, abortion.signal));
    return 'data' in read ? (read.data as { appEnvironment: string | null }).appEnvironment : null;
  } catch {
    return null;
  } finally {
    cancel();
  }
}
