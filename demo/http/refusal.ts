import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Params = Record<string, string | number>;

/** A text with `{placeholders}`. The English text is its key in all languages. */
export interface Message {
  text: string;
  params?: Params;
}

/** An error response, thrown from anywhere (api §1). Translated when the response is written. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly reason: Message,
    readonly more: {
      errors?: Record<string, Message[]>;
      headers?: Record<string, string>;
      /** Fields of the response besides `message`. */
      body?: Record<string, unknown>;
    } = {},
  ) {
    super(reason.text);
  }
}

/** 401 */
export const notSignedIn = () => new Refusal(401, { text: 'Please login first!' });

/** 404 */
export const notFound = (text: string) => new Refusal(404, { text });

/** 422 without fields, for a rule of the shop. */
export const against = (text: string, params: Params = {}) => new Refusal(422, { text, params });

/** 422 for one field. */
export const badField = (field: string, text: string) => {
  const reason = { text, params: { field: field.replaceAll('_', ' ') } };
  return new Refusal(422, reason, { errors: { [field]: [reason] } });
};

/** 429. `{count}` in the text is the number of seconds to wait, as in `Retry-After`. */
export const tooMany = (text: string, waitMs: number) => {
  const count = Math.max(1, Math.ceil(waitMs / 1_000));
  return new Refusal(429, { text, params: { count } }, { headers: { 'Retry-After': String(count) } });
};
