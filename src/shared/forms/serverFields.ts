import { ownEntry } from '@/domain/ownEntry';

/**
 * Maps server fields to form fields with another name, such as an e-mail address in a combined phone/e-mail
 * field.
 */
export type FieldAliases = Readonly<Record<string, string>>;

const noAliases: FieldAliases = {};

/**
 * Field errors of a failed call by form field name: both `address_line` and `address_line.0` become
 * `addressLine`. Null when the error has no field errors.
 */
export function serverFields(error: unknown, aliases = noAliases): Record<string, string> | null {
  const { fieldErrors } = (error ?? {}) as { fieldErrors?: Readonly<Record<string, string>> };
  if (!fieldErrors) return null;
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, text]) => [
      ownEntry(aliases, name) ?? camelCase(name.replace(/\..*/, '')),
      text,
    ]),
  );
}

const camelCase = (name: string) =>
  name.replace(/(?<!_)_+([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());

/** Server errors by field, with the rejected value: the error is hidden once the value changes. */
export type Refusals = Readonly<Record<string, { text: string; value: unknown }>>;

export function refusalsOf(
  named: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
): Refusals {
  return Object.fromEntries(
    Object.entries(named).map(([name, text]) => [name, { text, value: values[name] }]),
  );
}
