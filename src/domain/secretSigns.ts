/** Field under which the server sends messages by field name; those are not values of the field. */
const WORDS_ABOUT = 'fieldErrors';

/** Field names whose values are secret, in snake and camel case. */
const SECRET_FIELD =
  /^(?:(?:current|new|create|confirm)?_?password(?:_?confirmation)?|otp|(?:access|refresh|id|reset)?_?token|authorization|client_?secret|cvv)$/i;

/** Texts that are secret in any field: an Authorization header, a JWT, a URL with a token. */
const SECRET_TEXT =
  /\bBearer\s+[\w.~+/=-]{8,}|\beyJ[\w-]{8,}\.[\w-]{8,}\.|[?&#][\w-]*(?:token|otp|password|secret)=[^&#\s"]/i;

/** Secrets shorter than this only match a whole text, not a substring. */
const LEAST_PART = 8;

/** Whether a text is secret, by its path or by its shape. */
export function isSecretText(text: string, path: readonly string[]): boolean {
  const isNamed = SECRET_FIELD.test(path.at(-1) ?? '') && path.at(-2) !== WORDS_ABOUT;
  return text !== '' && (isNamed || SECRET_TEXT.test(text));
}

/**
 * Translations and field errors have keys such as "otp" and "password", whose values are labels, not secrets.
 */
const WORDS_ROW = 'api/getLang/fulfilled';
const WORDS_FIELD = /^(?:getLang\(|fieldErrors$)/;

/**
 * Paths of suspected secrets in a JSON value, such as `rows.3.payload.password`: by field name, by shape, or
 * because they contain a known secret. Secret references of the vault (`{sealed: '#7'}`) are not reported.
 */
export function secretSigns(value: unknown, known: readonly string[] = []): string[] {
  const found: string[] = [];
  const isKnown = (text: string) =>
    known.some((secret) => text === secret || (secret.length >= LEAST_PART && text.includes(secret)));
  const visit = (node: unknown, path: string, isNamed: boolean, isOfWords: boolean): void => {
    if (typeof node === 'string' && node !== '') {
      if (isNamed || SECRET_TEXT.test(node) || isKnown(node)) found.push(path);
    } else if (typeof node === 'number' && isNamed) found.push(path);
    else if (typeof node === 'object' && node !== null) {
      const areWords = isOfWords || ('type' in node && node.type === WORDS_ROW);
      for (const [key, item] of Object.entries(node))
        visit(
          item,
          path ? `${path}.${key}` : key,
          !areWords && SECRET_FIELD.test(key),
          areWords || WORDS_FIELD.test(key),
        );
    }
  };
  visit(value, '', false, false);
  return found;
}
