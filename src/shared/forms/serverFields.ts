/** A field of the server that is another one in the form: an e-mail address typed where a phone may stand too. */
export type FieldAliases = Readonly<Record<string, string>>;

const noAliases: FieldAliases = {};

/**
 * The field errors of a refused call by the names of our form, first text only: `address_line` is `addressLine` here.
 * Null when the error names no field.
 */
export function serverFields(error: unknown, aliases = noAliases): Record<string, string> | null {
  const { fieldErrors } = (error ?? {}) as { fieldErrors?: Readonly<Record<string, string>> };
  if (!fieldErrors) return null;
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, text]) => [aliases[name] ?? camelCase(name), text]),
  );
}

const camelCase = (name: string) =>
  name.replace(/_+([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
