import { parseUrl } from '@/domain/parseUrl';
import { safeHref } from '@/domain/safeHref';

/** Parsed URL sent by the server. */
export interface Destination {
  href: string;
  /** Path and query within this origin; null for another origin, which never gets the token. */
  path: string | null;
}

/**
 * Parses a URL that the page calls or navigates to; null for a non-HTTP URL, or one that only looks like a
 * path of this origin ("//host", "/.//host").
 */
export function destinationOf(address: string | null | undefined, origin: string): Destination | null {
  const href = safeHref(address);
  const url = href === null ? null : parseUrl(href, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (/^[/\\]{2}/.test((address ?? '').trim()) || url.pathname.startsWith('//')) return null;
  return { href: url.href, path: url.origin === origin ? url.pathname + url.search : null };
}
