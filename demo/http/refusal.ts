import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Params = Record<string, string | number>;

/** A text with `{names}` to be filled in; the English text is its key in every language. */
export interface Message {
  text: string;
  params?: Params;
}

/** An answer that says no, thrown from wherever it is noticed (api §1). Its text is translated late. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly messages: Message,
    readonly more: {
      errors?: Record<string, Message[]>;
      headers?: Record<string, string>;
      /** Fields beside `message`. */
      body?: Record<string, unknown>;
    } = {},
  ) {
    super(messages.text);
  }
}

/** 401 */
export const notSignedIn = () => new Refusal(401, { text: 'Please login first!' });

/** 404 */
export const notFound = (text: string) => new Refusal(404, { text });

/** 422 without fields: a rule of the shop. */
export const against = (text: string, params: Params = {}) => new Refusal(422, { text, params });

/** 422 for one field. */
export const badField = (field: string, text: string, params: Params = {}) => {
  const messages = { text, params: { field: field.replaceAll('_', ' '), ...params } };
  return new Refusal(422, messages, { errors: { [field]: [messages] } });
};

/** 429: a text that may name the seconds to wait as `{count}`, which `Retry-After` says too. */
export const tooMany = (text: string, waitMs: number) => {
  const count = Math.max(1, Math.ceil(waitMs / 1_000));
  return new Refusal(429, { text, params: { count } }, { headers: { 'Retry-After': String(count) } });
};
