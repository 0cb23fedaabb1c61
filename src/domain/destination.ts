import { parseUrl } from './parseUrl';
import { safeHref } from './safeHref';

/** Where an address of the server's leads. */
export interface Destination {
  href: string;
  /** Path and query within this origin; null for another origin, which never gets the token. */
  path: string | null;
}

/**
 * Reads an address that the page is to call or to leave for, by its parsed origin; null where it is no web address, or
 * only looks like a path of this origin ("//host", "/.//host").
 */
export function destinationOf(address: string | null | undefined, origin: string): Destination | null {
  const href = safeHref(address);
  const url = href === null ? null : parseUrl(href, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (/^[/\\]{2}/.test((address ?? '').trim()) || url.pathname.startsWith('//')) return null;
  return { href: url.href, path: url.origin === origin ? url.pathname + url.search : null };
}
