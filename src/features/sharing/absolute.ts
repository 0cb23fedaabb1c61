import { parseUrl } from '@/domain/parseUrl';

/** An address of the shop or of its server with its origin, as other sites need it; undefined for no web address. */
export function absolute(address: string): string | undefined {
  const url = parseUrl(address, window.location.origin);
  return url?.protocol.startsWith('http') ? url.href : undefined;
}
