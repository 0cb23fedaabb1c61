/** Header values that `fetch` accepts, up to the servers' length limit; `fetch` throws for others. */
const HEADER_VALUE = /^[\x20-\x7e\x80-\xff]{1,8192}$/;

export const isHeaderValue = (text: string): boolean => HEADER_VALUE.test(text) && text.trim() === text;

/** The token without "Bearer"; empty if missing or invalid as a header value. */
export function bareToken(token: string | null): string {
  const bare = (token ?? '').replace(/^Bearer\s+/i, '').trim();
  return isHeaderValue(bare) ? bare : '';
}
