/** Single source of randomness, except for secrets. */
export interface Random {
  uuid(): string;
  /** Returns a number in [0, 1). */
  next(): number;
}

/**
 * Cryptographically random UUID, also in a seeded visit. Not reproducible, so store it in the vault, never in
 * an action or the state.
 */
export const secretUuid = (): string =>
  // randomUUID is missing on plain http, where the shop must work as well.
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : uuidOf(crypto.getRandomValues(new Uint8Array(16)));

const systemRandom: Random = { uuid: secretUuid, next: () => Math.random() };

function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

let current = systemRandom;

export const random: Random = { uuid: () => current.uuid(), next: () => current.next() };

/** Replaces the source of randomness, by default with the system's. */
export function setRandom(replacement: Random = systemRandom): void {
  current = replacement;
}
