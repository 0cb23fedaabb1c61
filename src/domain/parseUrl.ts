/** The parsed address, or null where it cannot be parsed; never throws. A relative address needs a base. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** A text without its percent escapes, or null where they are malformed; never throws. */
export function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Half a character, which `encodeURIComponent` throws for. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text as one segment of a path; never throws. "." and ".." are escaped twice, for URL parsers take `%2E%2E` for a
 * way up as well.
 */
export function encodePart(text: string): string {
  if (text === '.' || text === '..') return text.replaceAll('.', '%252E');
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
}
