/** A field of the server that is another one in the form: an e-mail address typed where a phone may stand too. */
export type FieldAliases = Readonly<Record<string, string>>;

const noAliases: FieldAliases = {};

/**
 * The field errors of a refused call by the names of our form, first text only: `address_line` is `addressLine` here, and
 * so is `address_line.0`.
 * Null when the error names no field.
 */
export function serverFields(error: unknown, aliases = noAliases): Record<string, string> | null {
  const { fieldErrors } = (error ?? {}) as { fieldErrors?: Readonly<Record<string, string>> };
  if (!fieldErrors) return null;
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, text]) => [
      aliases[name] ?? camelCase(name.replace(/\..*/, '')),
      text,
    ]),
  );
}

const camelCase = (name: string) =>
  name.replace(/(?<!_)_+([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());

/** What the server said of a field, and of which value it said so: another value has not been refused. */
export type Refusals = Readonly<Record<string, { text: string; value: unknown }>>;

export function refusalsOf(
  named: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
): Refusals {
  return Object.fromEntries(
    Object.entries(named).map(([name, text]) => [name, { text, value: values[name] }]),
  );
}
