/** Longer messages are truncated, so that they do not cover the page. */
const MAX_LENGTH = 300;

/** Control characters, line and paragraph separators, and bidi marks that change the text direction. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A server's message as one line of at most 300 characters, shown as text (specification §8). */
export function serverMessage(text: string): string {
  const line = text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > MAX_LENGTH
    ? `${characters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
