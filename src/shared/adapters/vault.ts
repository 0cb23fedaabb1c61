import { fnv1a } from '@/domain/fnv1a';
import { bareToken } from '@/domain/headerValue';
import { report } from '../report';
import { storage } from './storage';

/** Opaque reference to a secret, safe in actions, state and cache entries. */
export interface SecretRef {
  secretRef: string;
}

const TOKEN_KEY = 'token';
const SESSION: SecretRef = { secretRef: '#session' };

/** Secret texts, and files: neither may be part of an action or the state. */
const secrets = new Map<string, string | File>();
let count = 0;
let onSecret = (_secret: string): void => undefined;
/**
 * Whether the token was persisted. With a full or denied storage the session only lasts as long as the page.
 */
let isStored = true;

function keep(handle: SecretRef, secret: string | File): SecretRef {
  secrets.set(handle.secretRef, secret);
  if (typeof secret === 'string') onSecret(secret);
  return handle;
}

/** Calls the listener for the present secrets and each further one; replaces the last listener. QA only. */
export function watchSecrets(listener: (secret: string) => void): void {
  onSecret = listener;
  for (const secret of secrets.values()) if (typeof secret === 'string') listener(secret);
}

/** Stores a secret or file in memory; returns a reference that may be dispatched. */
export function storeSecret(secret: string | File): SecretRef {
  count += 1;
  return keep({ secretRef: `#${count}` }, secret);
}

/** Stores and persists the session's token; strips a leading "Bearer" (api §3). */
export function storeSessionSecret(token: string): SecretRef {
  const bare = bareToken(token);
  keep(SESSION, bare);
  storage.write(TOKEN_KEY, bare);
  isStored = storage.read(TOKEN_KEY) === bare;
  return SESSION;
}

/** Persisted token: none, the one in memory (`known`), or another, of an earlier visit or another tab. */
export type PersistedSession = 'none' | 'known' | 'other';

/** Loads the persisted token, which another tab may have replaced; returns which one it is. */
export function restoreSession(): PersistedSession {
  const known = sessionToken();
  const persisted = storage.read(TOKEN_KEY);
  const token = bareToken(persisted);
  if (token !== persisted && token) storage.write(TOKEN_KEY, token);
  if (persisted && !token) {
    report('token', 'the stored one cannot be sent');
    storage.remove(TOKEN_KEY);
  }
  if (!token && known && !isStored) return 'known';
  if (!token) {
    secrets.delete(SESSION.secretRef);
    return 'none';
  }
  keep(SESSION, token);
  return token === known ? 'known' : 'other';
}

/**
 * Hash of the session's token, which marks persisted user data as belonging to this session without revealing
 * the token. Null for visitors.
 */
export function sessionMark(token = sessionToken()): string | null {
  return token === null ? null : fnv1a(token).toString(36);
}

/** Mark of the persisted session, before `restoreSession` loads it. */
export function persistedSessionMark(): string | null {
  return sessionMark(bareToken(storage.read(TOKEN_KEY)) || null);
}

/** Token for the Authorization header; null for visitors. */
export function sessionToken(): string | null {
  return (secrets.get(SESSION.secretRef) as string | undefined) ?? null;
}

/** Whether another tab has stored the token of another session than the one in memory. */
export function isSessionReplaced(): boolean {
  const token = bareToken(storage.read(TOKEN_KEY));
  return token !== '' && token !== sessionToken();
}

/** Removes the session's token from memory, and from the storage unless another tab has replaced it there. */
export function dropSession(): void {
  if (!isSessionReplaced()) storage.remove(TOKEN_KEY);
  secrets.delete(SESSION.secretRef);
}

/** How many sessions have ended on this page, and whether the shopper ended the last one. */
let ended = { count: 0, isByShopper: false };

export const endedSessions = () => ended;

export function countEndedSession(isByShopper: boolean): void {
  ended = { count: ended.count + 1, isByShopper };
}

/** Removes a secret that is no longer needed. */
export function forget(handle: SecretRef): void {
  secrets.delete(handle.secretRef);
}

export function isSecretRef(value: unknown): value is SecretRef {
  return (
    typeof value === 'object' && value !== null && typeof (value as Partial<SecretRef>).secretRef === 'string'
  );
}

/** Copies a JSON value with all references replaced by their secrets; unknown references become null. */
export function resolveSecrets(value: unknown): unknown {
  if (isSecretRef(value)) return secrets.get(value.secretRef) ?? null;
  if (Array.isArray(value)) return value.map(resolveSecrets);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveSecrets(item)]));
  return value;
}
