/** Validation messages are keyed by field name, so the key "password" holds no password there. */
const MESSAGES_KEY = 'fieldErrors';

/** Names of fields with secret values, in camel case and snake case. */
const SECRET_FIELD =
  /^(?:(?:current|new|create|confirm)?_?password(?:_?confirmation)?|otp|(?:access|refresh|id|reset)?_?token|authorization|client_?secret|cvv)$/i;

/** Texts that are secrets in any field: an Authorization header, a URL with a secret parameter. */
const SECRET_TEXT = /\bBearer\s+[\w.~+/=-]{8,}|[?&#][\w-]*(?:token|otp|password|secret)=[^&#\s"]/i;

/** Token segment followed by another one; the lookbehind prevents backtracking within a run of characters. */
const TOKEN_SEGMENT = /(?<![\w-])[\w-]{11,}\.(?=[\w-]{8,}\.)/g;
const TOKEN_START = /\beyJ[\w-]{8}/i;

const hasSecretShape = (text: string): boolean =>
  SECRET_TEXT.test(text) || (text.match(TOKEN_SEGMENT) ?? []).some((segment) => TOKEN_START.test(segment));

/** Minimum length of a known secret to be searched for as a substring. */
const MIN_SUBSTRING = 8;

/** Whether a text is a secret, by the last keys of its path or by its shape. */
export function isSecretText(text: string, path: readonly string[]): boolean {
  const isNamed = SECRET_FIELD.test(path.at(-1) ?? '') && path.at(-2) !== MESSAGES_KEY;
  return text !== '' && (isNamed || hasSecretShape(text));
}

/** Translations and field errors: "otp" and "password" are keys there, with texts as values. */
const LABELS_ROW = 'api/getLang/fulfilled';
const LABELS_FIELD = /^(?:getLang\(|fieldErrors$)/;

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
  const look = (node: unknown, path: string, isNamed: boolean, isLabelField: boolean): void => {
    if (typeof node === 'string' && node !== '') {
      if (isNamed || hasSecretShape(node) || isKnownSecret(node)) found.push(path);
    } else if (typeof node === 'number' && isNamed) found.push(path);
    else if (typeof node === 'object' && node !== null) {
      const areLabels = isLabelField || ('type' in node && node.type === LABELS_ROW);
      for (const [key, item] of Object.entries(node))
        look(
          item,
          path ? `${path}.${key}` : key,
          !areLabels && SECRET_FIELD.test(key),
          areLabels || LABELS_FIELD.test(key),
        );
    }
  };
  look(value, '', false, false);
  return found;
}
