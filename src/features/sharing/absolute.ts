import { parseUrl } from '@/domain/parseUrl';

/** Returns the absolute web address of a path of the shop or its server, undefined for any other scheme. */
export function absolute(address: string): string | undefined {
  const url = parseUrl(address, window.location.origin);
  return url?.protocol.startsWith('http') ? url.href : undefined;
}
