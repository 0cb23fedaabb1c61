import { parseUrl } from './parseUrl';

const WEB = /^https?:\/\//i;
const CONTACT = /^(?:mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const PICTURE_SCHEME = /^(?:https?:|blob:|data:image\/)/i;
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/:?#]|$)/i;

/** Longer than any address that a server takes. */
const MAX_LENGTH = 16_384;

/** Half a character: `new URL` replaces it, but the link it stands in is dead. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Stands for the shop's own origin: a path has to stay on it, whichever it is. */
const OWN_ORIGIN = 'https://shop.invalid';

/**
 * An address of the server's that may stand in a link, or null: never a script, never malformed, never with a name
 * before its host. A bare host gets https.
 */
export function safeHref(address: string | null | undefined): string | null {
  if ((address?.length ?? 0) > MAX_LENGTH || LONE_SURROGATE.test(address ?? '')) return null;
  const href = hrefOf((address ?? '').trim());
  const url = href === null ? null : parseUrl(href, OWN_ORIGIN);
  if (!url || url.username !== '' || url.password !== '') return null;
  // Browsers read "/\host" as another host.
  return href?.startsWith('/') && url.origin !== OWN_ORIGIN ? null : href;
}

function hrefOf(address: string): string | null {
  if (HOST.test(address)) return `https://${address}`;
  if (address.startsWith('//')) return `https:${address}`;
  if (ANY_SCHEME.test(address)) return WEB.test(address) || CONTACT.test(address) ? address : null;
  return address.startsWith('/') ? address : null;
}

/** The address of a picture, or null if it has a scheme that no picture is loaded by, such as `javascript:`. */
export function safePicture(address: string | null | undefined): string | null {
  const source = address?.trim() ?? '';
  if (source === '' || (ANY_SCHEME.test(source) && !PICTURE_SCHEME.test(source))) return null;
  return source;
}
