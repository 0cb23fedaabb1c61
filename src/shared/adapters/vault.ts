import { isHeaderValue } from '@/domain/headerValue';
import { report } from '../report';
import { storage } from './storage';

/** Stands for a secret in actions, states and cache entries; says nothing about it. */
export interface Sealed {
  sealed: string;
}

const TOKEN_KEY = 'token';
const SESSION: Sealed = { sealed: '#session' };

/** Texts, and files: neither belongs into an action or a state. */
const secrets = new Map<string, string | File>();
let count = 0;
/** Whether the storage took the token: where it is full or forbidden, the session lives as long as the page. */
let isStored = true;

/** Puts a secret or a file away; the handle may go anywhere. */
export function seal(secret: string | File): Sealed {
  count += 1;
  const handle = { sealed: `#${count}` };
  secrets.set(handle.sealed, secret);
  return handle;
}

/** Puts the session's token away and keeps it for the next visit; "Bearer" in front is stripped (contract §3). */
export function sealSession(token: string): Sealed {
  const bare = bareToken(token);
  secrets.set(SESSION.sealed, bare);
  storage.write(TOKEN_KEY, bare);
  isStored = storage.read(TOKEN_KEY) === bare;
  return SESSION;
}

/** Empty where there is none, or none that a header can carry. */
function bareToken(token: string | null): string {
  const bare = (token ?? '').replace(/^Bearer\s+/i, '').trim();
  return isHeaderValue(bare) ? bare : '';
}

/** Which token the storage holds: none, the one that is known here, or another: of an earlier visit or of another tab. */
export type StoredSession = 'none' | 'known' | 'other';

/** Takes the token that the storage holds, for another tab may have put it there; says which one that is. */
export function restoreSession(): StoredSession {
  const known = sessionToken();
  const stored = storage.read(TOKEN_KEY);
  const token = bareToken(stored);
  if (token !== stored && token) storage.write(TOKEN_KEY, token);
  if (stored && !token) {
    report('token', 'the stored one cannot be sent');
    storage.remove(TOKEN_KEY);
  }
  if (!token && known && !isStored) return 'known';
  if (!token) {
    secrets.delete(SESSION.sealed);
    return 'none';
  }
  secrets.set(SESSION.sealed, token);
  return token === known ? 'known' : 'other';
}

/**
 * Tells one session from another without telling its token: what is stored of a user carries it, and is of no use to
 * another session. The null of a visitor.
 */
export function sessionMark(token = sessionToken()): string | null {
  if (token === null) return null;
  let hash = 0x811c9dc5;
  for (const letter of token) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The mark of the session that the storage holds, before it is taken up. */
export function storedSessionMark(): string | null {
  return sessionMark(bareToken(storage.read(TOKEN_KEY)) || null);
}

/** The token for the Authorization header, or null for a visitor. */
export function sessionToken(): string | null {
  return (secrets.get(SESSION.sealed) as string | undefined) ?? null;
}

/** Forgets the session's token, here and in the storage. */
export function dropSession(): void {
  secrets.delete(SESSION.sealed);
  storage.remove(TOKEN_KEY);
}

/** Forgets a secret that has done its work. */
export function forget(handle: Sealed): void {
  secrets.delete(handle.sealed);
}

export function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Sealed>).sealed === 'string';
}

/** A copy of a plain value with every handle in it replaced by its secret; an unknown handle becomes null. */
export function unseal(value: unknown): unknown {
  if (isSealed(value)) return secrets.get(value.sealed) ?? null;
  if (Array.isArray(value)) return value.map(unseal);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unseal(item)]));
  return value;
}
