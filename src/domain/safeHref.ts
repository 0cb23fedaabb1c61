import { parseUrl } from './parseUrl';

const WEB = /^https?:\/\//i;
const CONTACT = /^(?:mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const PICTURE_SCHEME = /^(?:https?:|blob:|data:image\/)/i;
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/:?#]|$)/i;

/** Longer than any URL that servers accept. */
const MAX_LENGTH = 16_384;

/** Lone surrogate: `new URL` replaces it, which breaks the link. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Placeholder for the shop's origin, to check that a path stays on it. */
const OWN_ORIGIN = 'https://shop.invalid';

/**
 * Returns a URL of the server if it is safe in a link, else null: no scripts, no malformed URLs, no user name
 * before the host. A bare host gets https.
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

/**
 * Returns the URL of a picture, or null if its scheme is not allowed, such as `javascript:`. A path without a
 * leading slash is one of the server's root, not of the page that shows the picture.
 */
export function safePicture(address: string | null | undefined): string | null {
  const source = address?.trim() ?? '';
  if (ANY_SCHEME.test(source)) return PICTURE_SCHEME.test(source) ? source : null;
  if (source === '') return null;
  return source.startsWith('/') ? source : `/${source}`;
}
