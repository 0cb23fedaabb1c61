import type { Context } from 'hono';
import * as v from 'valibot';
import { required } from './fields';
import { Refusal, type Message } from './refusal';

export type Schema = v.GenericSchema<unknown, unknown>;

function typedOf(issue: v.BaseIssue<unknown>, field: string): Message {
  const missing = issue.received === 'undefined' || issue.received === 'null';
  const params: Record<string, string | number> = { field: field.replaceAll('_', ' ') };
  if (typeof issue.requirement === 'number') params['count'] = issue.requirement;
  return { text: missing ? required : issue.message, params };
}

/** Parses input with a schema; throws a 422 with a message per field. */
export function checked<T extends Schema>(schema: T, input: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const errors: Record<string, Message[]> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? 'body';
    (errors[field] ??= []).push(typedOf(issue, field));
  }
  const [first] = Object.values(errors);
  throw new Refusal(422, first?.[0] ?? { text: 'The given data was invalid.' }, { errors });
}

/** Parses the JSON body; a missing body is an empty object. */
export async function bodyOf<T extends Schema>(c: Context, schema: T): Promise<v.InferOutput<T>> {
  const raw = await c.req.text();
  let body: unknown = {};
  if (raw.trim() !== '') {
    try {
      body = JSON.parse(raw);
    } catch {
      throw new Refusal(400, { text: 'The request is not valid JSON.' });
    }
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(422, { text: 'The given data was invalid.' });
  }
  return checked(schema, body);
}

export const queryOf = <T extends Schema>(c: Context, schema: T): v.InferOutput<T> =>
  checked(schema, c.req.query());

/** An optional number of the query; invalid values are ignored. */
export function numberIn(c: Context, name: string): number | undefined {
  const given = c.req.query(name)?.trim();
  if (!given) return undefined;
  const number = Number(given);
  return Number.isFinite(number) && Math.abs(number) < 1e9 ? number : undefined;
}

/** Removes NUL, which databases cannot store. */
const plain = (given: string | undefined, most: number) =>
  (given ?? '').replaceAll('\u0000', '').trim().slice(0, most);

/** Returns a text of the query; empty if it is missing. */
export const textIn = (c: Context, name: string): string => plain(c.req.query(name), 100);

/** Returns a text of the path. */
export const textInPath = (c: Context, name: string): string => plain(c.req.param(name), 200);

const MOST_KEYS = 50;

const keyOf = (given: string) =>
  /^\d{1,10}$/.test(given) && Number(given) <= 2_147_483_647 ? Number(given) : 0;

/** Returns a key of the query: undefined if missing, 0 if invalid. */
export function keyIn(c: Context, name: string): number | undefined {
  const given = c.req.query(name)?.trim();
  return given ? keyOf(given) : undefined;
}

/** Returns the keys of a list such as `3,8`: undefined if missing, 0 for each invalid one. */
export function keysIn(c: Context, name: string): number[] | undefined {
  const given = c.req.query(name)?.trim();
  if (!given) return undefined;
  return given.split(',', MOST_KEYS).map((key) => keyOf(key.trim()));
}

/** Returns a key of the path; 0 if invalid. */
export const keyInPath = (c: Context, name: string): number => keyOf(c.req.param(name) ?? '');

export interface Slice {
  limit: number;
  offset: number;
}

/** Returns `page` and `per_page`, clamped to valid values. */
export function pageOf(c: Context, defaultLimit: number): Slice {
  const limit = Math.min(Math.max(Math.trunc(numberIn(c, 'per_page') ?? defaultLimit), 1), 100);
  const page = Math.min(Math.max(Math.trunc(numberIn(c, 'page') ?? 1), 1), 1_000_000);
  return { limit, offset: (page - 1) * limit };
}
