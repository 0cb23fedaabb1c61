import type { Context } from 'hono';
import type * as v from 'valibot';
import { SentFile } from './files';
import { bodyOf, checked, type Schema } from './input';
import { Refusal } from './refusal';

type Part = string | File;

/** A file input that was left empty arrives as a nameless file of nothing. */
const isLeftEmpty = (part: Part) => typeof part !== 'string' && part.size === 0 && part.name === '';

const read = async (part: Part) => (typeof part === 'string' ? part : SentFile.from(part));

/**
 * A form as the API's multipart calls send it, checked. Names that end in `[]` are lists; a plain JSON body
 * is taken, too, for a form without files.
 */
export async function formOf<T extends Schema>(c: Context, schema: T): Promise<v.InferOutput<T>> {
  if (!/^multipart\/form-data/i.test(c.req.header('Content-Type') ?? '')) return bodyOf(c, schema);
  const form = await c.req.formData().catch(() => {
    throw new Refusal(400, { text: 'The request is not a valid form.' });
  });
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name).filter((part) => !isLeftEmpty(part));
    const values = await Promise.all(parts.map(read));
    const isList = name.endsWith('[]');
    // The last of several wins, as in the API's backend family.
    fields[isList ? name.slice(0, -2) : name] = isList ? values : values.at(-1);
  }
  return checked(schema, fields);
}
