/** Validation messages are keyed by field name, so the key "password" holds no password there. */
const MESSAGES_KEY = 'fieldErrors';

/** Names of fields with secret values, in camel case and snake case. */
const SECRET_FIELD =
  /^(?:(?:current|new|create|confirm)?_?password(?:_?confirmation)?|otp|(?:access|refresh|id|reset)?_?token|authorization|client_?secret|cvv)$/i;

/** Texts that are secrets in any field: an Authorization header, a URL with a secret parameter. */
const SECRET_TEXT = /\bBearer\s+([\w.~+/=-]{8,})|[?&#][\w-]*(?:token|otp|password|secret)=([^&#\s"]+)/gi;

/** Three segments of a token; the lookbehind prevents backtracking within a run of characters. */
const TOKEN = /(?<![\w-])[\w-]{11,}\.[\w-]{8,}\.[\w.-]*/g;
const TOKEN_START = /\beyJ[\w-]{8}/i;

/** What a secret was replaced by in a saved case; a number becomes 0. */
const MASK = /^masked-secret-\d+$/;
export const maskOfSecret = (index: number) => `masked-secret-${index}`;

/** Replaces the parts of a text that have the shape of a secret. */
export function replaceSecretParts(text: string, maskOf: (part: string) => string): string {
  const replace = (part: string) => (MASK.test(part) ? part : maskOf(part));
  return text
    .replace(SECRET_TEXT, (whole, bearer?: string, parameter?: string) => {
      const part = bearer ?? parameter ?? '';
      return whole.slice(0, whole.length - part.length) + replace(part);
    })
    .replace(TOKEN, (token) => (TOKEN_START.test(token) ? replace(token) : token));
}

/** Parts of a text that have the shape of a secret. */
export function secretParts(text: string): string[] {
  const parts: string[] = [];
  replaceSecretParts(text, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** Minimum length of a known secret to be searched for as a substring. */
export const MIN_SUBSTRING = 8;

const isUnmasked = (value: unknown) =>
  (typeof value === 'string' && value !== '' && !MASK.test(value)) ||
  (typeof value === 'number' && value !== 0);

/** Whether a field is a secret by its name. */
export const isSecretField = (key: string, value: unknown) => SECRET_FIELD.test(key) && isUnmasked(value);

/** Whether a text is a secret, by the last keys of its path or by its shape. */
export function isSecretText(text: string, path: readonly string[]): boolean {
  const isNamed = isSecretField(path.at(-1) ?? '', text) && path.at(-2) !== MESSAGES_KEY;
  return isNamed || secretParts(text).length > 0;
}

/** Translations and field errors: "otp" and "password" are keys there, with texts as values. */
const LABELS_ROW = 'api/getLang/fulfilled';
const LABELS_FIELD = /^(?:getLang\(|fieldErrors$)/;

/** Whether the values of an object are labels, and no secrets under any key. */
export const holdsLabels = (node: object, key: string) =>
  LABELS_FIELD.test(key) || ('type' in node && node.type === LABELS_ROW);

/**
 * Paths in a plain value that look like secrets, such as `rows.3.payload.password`: by field name, by shape,
 * or as one of the given secrets. Vault references (`{secretRef: '#7'}`) are not secrets.
 */
export function secretSigns(value: unknown, knownSecrets: readonly string[] = []): string[] {
  const found: string[] = [];
  const isKnownSecret = (text: string) =>
    knownSecrets.some(
      (secret) => text === secret || (secret.length >= MIN_SUBSTRING && text.includes(secret)),
    );
  const look = (node: unknown, path: string, key: string, areLabels: boolean): void => {
    if (typeof node === 'object' && node !== null) {
      const areLabelsHere = areLabels || holdsLabels(node, key);
      for (const [name, item] of Object.entries(node))
        look(item, path ? `${path}.${name}` : name, name, areLabelsHere);
      return;
    }
    const isNamed = !areLabels && isSecretField(key, node);
    const isText = typeof node === 'string' && node !== '';
    if (isNamed || (isText && (secretParts(node).length > 0 || isKnownSecret(node)))) found.push(path);
  };
  look(value, '', '', false);
  return found;
}
