/**
 * What may never be seen: passwords, one-time codes and tokens that went over the wire in a test. Every row and state of
 * the store, every report, address and storage entry is looked through for them when the test is over.
 */
const secrets = new Set<string>();
let kept: { where: string; what: unknown }[] = [];

/** Fields of requests and answers that hold a secret (contract §3). */
const SECRET_FIELDS = new Set([
  'password',
  'password_confirmation',
  'current_password',
  'otp',
  'token',
  'auth',
]);
/** A shorter one, such as a one-time code, is looked for as a whole text only. */
const LEAST_PART = 8;
/** Four digits of the server's own, which a one-time code may happen to be. */
const PUBLIC_NUMBERS = new Set(['totalViews', 'total_views', 'phoneCode', 'phone_code']);

/** Learns the secrets that a body carries. */
export function learnSecrets(body: unknown): void {
  for (const [field, value] of fieldsOf(body))
    if (SECRET_FIELDS.has(field) && typeof value === 'string' && value !== '') secrets.add(value);
}

/** What a provider gave is exchanged once and is nobody else's business; the code of a voucher is no secret. */
export function learnProviderCode(body: unknown): void {
  const { code } = (body ?? {}) as { code?: unknown };
  if (typeof code === 'string' && code !== '') secrets.add(code);
}

export function learnSecret(secret: string): void {
  secrets.add(secret);
}

/** Keeps something to be looked through in the end: what is secret may only be known later. */
export function lookLater(where: string, what: unknown): void {
  kept.push({ where, what });
}

/** Where a secret stands in what was kept; forgets everything. */
export function foundSecrets(): string[] {
  const look = lookFor([...secrets]);
  const found = kept.flatMap(({ where, what }) => look(what).map((path) => `${where}${path}`));
  secrets.clear();
  kept = [];
  return [...new Set(found)];
}

const mayHold = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

/** Looks through values for secrets and answers their paths. States share most of their parts: each is looked at once. */
function lookFor(wanted: readonly string[]): (what: unknown) => string[] {
  const seen = new WeakSet<object>();
  const harmless = new Set<string>();

  function isSecret(text: string): boolean {
    if (harmless.has(text)) return false;
    if (wanted.some((secret) => text === secret || (secret.length >= LEAST_PART && text.includes(secret))))
      return true;
    harmless.add(text);
    return false;
  }

  return function look(what: unknown): string[] {
    if (typeof what === 'string') return isSecret(what) ? [''] : look(parsed(what));
    if (what instanceof Error) return look(`${what.message} ${what.stack ?? ''}`);
    if (typeof what !== 'object' || what === null || seen.has(what)) return [];
    seen.add(what);
    const found: string[] = [];
    const lookAt = (value: unknown, key: string | number) => {
      if (PUBLIC_NUMBERS.has(String(key)) && String(value).length < LEAST_PART) return;
      for (const path of look(value)) found.push(`.${key}${path}`);
    };
    // The timeline makes a new list of all its rows for each row: their numbers are passed over one by one.
    if (Array.isArray(what)) what.forEach((value, index) => mayHold(value) && lookAt(value, index));
    else
      for (const [key, value] of Object.entries(what)) {
        if (isSecret(key)) found.push('');
        if (mayHold(value)) lookAt(value, key);
      }
    return found;
  };
}

/** What is stored is often JSON within JSON. */
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
