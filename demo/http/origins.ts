import { parseAddress } from './addresses';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopbackName = (hostname: string) => loopbackNames.includes(hostname);

/** The host name of a web address; null for anything else, such as the `null` of a sandboxed page. */
function hostnameOf(address: string): string | null {
  return /^https?:\/\//.test(address) ? (parseAddress(address)?.hostname ?? null) : null;
}

/**
 * Whether a browser's request is from a page of this shop. The port may differ, because the dev server has
 * its own. Requests without an Origin are accepted: they are not from browsers and could send any Origin;
 * private data is protected by signatures.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  const [page, own] = [hostnameOf(origin), hostnameOf(`http://${host ?? ''}`)];
  if (page === null || own === null) return false;
  return page === own || (isLoopbackName(page) && isLoopbackName(own));
}
