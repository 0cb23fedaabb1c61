const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link of the server's as it came when its protocol is harmless, else undefined: no link. */
export function safeHref(href: string | null | undefined): string | undefined {
  if (!href) return undefined;
  try {
    return SAFE_PROTOCOLS.has(new URL(href, 'https://shop.invalid').protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
