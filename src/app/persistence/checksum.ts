import { fnv1a } from '@/domain/fnv1a';

const CHECKSUM = /^\{"checksum":"(\d+)",/;

/**
 * Adds a checksum to persisted state. Slices validate their own part, but cached responses have no schema: a
 * damaged one would reach the page (R80). A number, because older releases parse every value.
 */
export function withChecksum(text: string): string {
  return `{"checksum":"${fnv1a(text)}",${text.slice(1)}`;
}

/** Removes the checksum; throws if the text is damaged. Accepts state of a release without checksums. */
export function withoutChecksum(text: string | null): string | null {
  const [prefix, checksum] = CHECKSUM.exec(text ?? '') ?? [];
  if (text === null || prefix === undefined) return text;
  const bare = `{${text.slice(prefix.length)}`;
  if (String(fnv1a(bare)) !== checksum) throw new Error('The stored state is damaged');
  return bare;
}
