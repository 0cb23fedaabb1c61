type Json = Record<string, unknown>;

/** Milliseconds that a page waits for the settings of a slow backend. */
const timeout = 2_000;

/**
 * Returns the settings of the backend at `origin`, or null if it is unreachable or responds with something
 * else.
 */
export async function backendSettings(origin: string): Promise<Json | null> {
  try {
    const response = await fetch(`${origin}/api/master`, {
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(timeout),
    });
    const body = (await response.json()) as { data?: Json | null } | null;
    return (response.ok && body?.data) || null;
  } catch {
    return null;
  }
}
