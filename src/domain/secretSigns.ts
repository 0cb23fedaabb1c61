/** What a server says about a field stands under the field's name, and is no value of it. */
const LABELS_ABOUT = 'fieldErrors';

/** Fields whose text is a secret by their name alone, in either spelling. */
const SECRET_FIELD =
  /^(?:(?:current|new|create|confirm)?_?password(?:_?confirmation)?|otp|(?:access|refresh|id|reset)?_?token|authorization|client_?secret|cvv)$/i;

/** Texts that are secrets wherever they stand: a header, an address that carries one. */
const SECRET_TEXT = /\bBearer\s+[\w.~+/=-]{8,}|[?&#][\w-]*(?:token|otp|password|secret)=[^&#\s"]/i;

/** Two parts of a signed token, each looked at once: a run of its characters is never begun in its middle. */
const TWO_PARTS = /(?<![\w-])[\w-]{11,}\.(?=[\w-]{8,}\.)/g;
const TOKEN_START = /\beyJ[\w-]{8}/i;

const hasSecretShape = (text: string): boolean =>
  SECRET_TEXT.test(text) || (text.match(TWO_PARTS) ?? []).some((part) => TOKEN_START.test(part));

/** A shorter one is only looked for as a whole text. */
const LEAST_PART = 8;

/** Whether a text is a secret, by where it stands (the last names on the way to it) or by its shape. */
export function isSecretText(text: string, path: readonly string[]): boolean {
  const isNamed = SECRET_FIELD.test(path.at(-1) ?? '') && path.at(-2) !== LABELS_ABOUT;
  return text !== '' && (isNamed || hasSecretShape(text));
}

/** Texts by their English, and complaints by their field: "otp" and "password" are keys there, and words their values. */
const LABELS_ROW = 'api/getLang/fulfilled';
const LABELS_FIELD = /^(?:getLang\(|fieldErrors$)/;

/**
 * Where something in a plain value looks like a secret, as paths such as `rows.3.payload.password`: by the name of its
 * field, by its shape, or because it is one of those that are known. Handles of the vault (`{sealed: '#7'}`) are none.
 */
export function secretSigns(value: unknown, known: readonly string[] = []): string[] {
  const found: string[] = [];
  const isKnown = (text: string) =>
    known.some((secret) => text === secret || (secret.length >= LEAST_PART && text.includes(secret)));
  const look = (what: unknown, path: string, isNamed: boolean, isLabelField: boolean): void => {
    if (typeof what === 'string' && what !== '') {
      if (isNamed || hasSecretShape(what) || isKnown(what)) found.push(path);
    } else if (typeof what === 'number' && isNamed) found.push(path);
    else if (typeof what === 'object' && what !== null) {
      const areLabels = isLabelField || ('type' in what && what.type === LABELS_ROW);
      for (const [key, item] of Object.entries(what))
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
