import type { Context } from 'hono';
import type * as v from 'valibot';
import { SentFile } from './files';
import { bodyOf, checked, type Schema } from './input';
import { Refusal } from './refusal';

type FormField = string | File;

/** Browsers send an empty file input as a nameless file of zero bytes. */
const isEmptyFile = (field: FormField) => typeof field !== 'string' && field.size === 0 && field.name === '';

const read = async (field: FormField) => (typeof field === 'string' ? field : SentFile.from(field));

/**
 * Parses and checks a multipart form. Names that end in `[]` are lists. A JSON body is accepted for forms
 * without files.
 */
export async function formOf<T extends Schema>(c: Context, schema: T): Promise<v.InferOutput<T>> {
  if (!/^multipart\/form-data/i.test(c.req.header('Content-Type') ?? '')) return bodyOf(c, schema);
  const form = await c.req.formData().catch(() => {
    throw new Refusal(400, { text: 'The request is not a valid form.' });
  });
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const sent = form.getAll(name).filter((field) => !isEmptyFile(field));
    const values = await Promise.all(sent.map(read));
    const isList = name.endsWith('[]');
    // The last of several values wins, as in the API's backend.
    fields[isList ? name.slice(0, -2) : name] = isList ? values : values.at(-1);
  }
  return checked(schema, fields);
}
