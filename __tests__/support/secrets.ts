/**
 * Passwords, one-time codes and tokens of a test's requests and responses. After the test, every action,
 * state, error report, URL and storage entry is scanned for them.
 */
const secrets = new Set<string>();
let collected: { where: string; what: unknown }[] = [];

/** Fields of requests and responses that contain a secret (api §3). */
const SECRET_FIELDS = new Set([
  'password',
  'password_confirmation',
  'current_password',
  'otp',
  'token',
  'auth',
]);
/** Shorter secrets, such as one-time codes, match whole texts only. */
const LEAST_PART = 8;
/** Numeric fields whose values may coincide with a one-time code. */
const PUBLIC_NUMBERS = new Set(['totalViews', 'total_views', 'phoneCode', 'phone_code']);
export const isPublicNumber = (field: string): boolean => PUBLIC_NUMBERS.has(field);

/** Registers the secrets of a body. */
export function collectSecrets(body: unknown): void {
  for (const [field, value] of fieldsOf(body))
    if (SECRET_FIELDS.has(field) && typeof value === 'string' && value !== '') secrets.add(value);
}

/**
 * Registers a provider's authorization code. Other fields named `code`, such as those of vouchers, are no
 * secrets.
 */
export function collectProviderCode(body: unknown): void {
  const { code } = (body ?? {}) as { code?: unknown };
  if (typeof code === 'string' && code !== '') secrets.add(code);
}

export function collectSecret(secret: string): void {
  secrets.add(secret);
}

/** Collects a value for the scan at the end of the test, when all secrets are registered. */
export function scanLater(where: string, what: unknown): void {
  collected.push({ where, what });
}

/** Returns the paths of secrets in the collected values; clears both. */
export function foundSecrets(): string[] {
  const scan = scanFor([...secrets]);
  const found = collected.flatMap(({ where, what }) => scan(what).map((path) => `${where}${path}`));
  secrets.clear();
  collected = [];
  return [...new Set(found)];
}

const mayHold = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

/** Creates a scanner that returns the paths of secrets. Objects shared between states are scanned once. */
function scanFor(knownSecrets: readonly string[]): (what: unknown) => string[] {
  const visited = new WeakSet<object>();
  const safe = new Set<string>();

  function isSecret(text: string): boolean {
    if (safe.has(text)) return false;
    if (
      knownSecrets.some((secret) => text === secret || (secret.length >= LEAST_PART && text.includes(secret)))
    )
      return true;
    safe.add(text);
    return false;
  }

  return function scan(what: unknown): string[] {
    if (typeof what === 'string') return isSecret(what) ? [''] : scan(parsed(what));
    if (what instanceof Error) return scan(`${what.message} ${what.stack ?? ''}`);
    if (typeof what !== 'object' || what === null || visited.has(what)) return [];
    visited.add(what);
    const found: string[] = [];
    const scanEntry = (value: unknown, key: string | number) => {
      if (isPublicNumber(String(key)) && String(value).length < LEAST_PART) return;
      for (const path of scan(value)) found.push(`.${key}${path}`);
    };
    // Skips numbers early: DevTools create a new list of all row ids for each row.
    if (Array.isArray(what)) what.forEach((value, index) => mayHold(value) && scanEntry(value, index));
    else
      for (const [key, value] of Object.entries(what)) {
        if (isSecret(key)) found.push('');
        if (mayHold(value)) scanEntry(value, key);
      }
    return found;
  };
}

/** Stored values often contain nested JSON. */
function parsed(text: string): unknown {
  if (!/^\s*["[{]/.test(text)) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => [
    [key, inner],
    ...fieldsOf(inner),
  ]);
}
