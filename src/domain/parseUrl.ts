/** Parses a URL; returns null if invalid, never throws. A relative URL needs a base. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Decodes percent escapes; returns null if malformed, never throws. */
export function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Lone surrogate, for which `encodeURIComponent` throws. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Encodes a text as one path segment; never throws. "." and ".." are escaped twice, because URL parsers also
 * resolve `%2E%2E` as a parent segment.
 */
export function encodePart(text: string): string {
  if (text === '.' || text === '..') return text.replaceAll('.', '%252E');
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
}
