/** The parsed address, or null where a client sent what cannot be parsed; never throws. */
export function parseAddress(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The text without its percent escapes, or null where they are malformed. */
export function decodeText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
