import { safeParse } from 'valibot';
import { clock } from '@/shared/adapters';
import { fetchAsVisitor } from './baseQuery';
import { readResponse } from './readResponse';
import type { ApiRequest } from './request';
import { settingsWire } from './wire/settings.wire';

/** Timeout of /master before the visit starts without it, in milliseconds. */
const ENVIRONMENT_TIMEOUT = 3000;

/** `app_environment` in a body of /master; null when it is absent, or no settings can be read. */
export function environmentOf(body: unknown): string | null {
  const read = safeParse(settingsWire, body);
  return read.success ? read.output.appEnvironment : null;
}

/**
 * Fetches `app_environment` of /master before the store is created; null when it is absent or the request
 * times out. Does not update the server's clock, because a seeded visit starts afterward and must be
 * reproducible.
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
