const SAFE = /^(?:https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/:?#]|$)/i;

/**
 * Sanitizes a URL of the server for `href`; null for unsafe schemes such as scripts. A bare host gets https.
 */
export function safeHref(address: string | null | undefined): string | null {
  const trimmed = (address ?? '').trim();
  if (HOST.test(trimmed)) return `https://${trimmed}`;
  if (trimmed.startsWith('//')) return `https:${trimmed}`;
  if (ANY_SCHEME.test(trimmed)) return SAFE.test(trimmed) ? trimmed : null;
  return trimmed.startsWith('/') ? trimmed : null;
}
