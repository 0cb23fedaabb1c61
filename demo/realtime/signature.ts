import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request to the HTTP interface of the Pusher protocol, as far as its signature covers it. */
export interface SignedRequest {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: string;
}

/** Seconds that a signature counts. */
const lifetime = 600;

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether whoever asks knows the secret, has asked just now, and nobody has changed what was asked. */
export function isSigned({ method, path, query, body }: SignedRequest, secret: string, now: Date): boolean {
  const { auth_signature: signature = '', ...signed } = query;
  const written = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${signed[name] ?? ''}`)
    .join('&');
  const expected = createHmac('sha256', secret).update(`${method}\n${path}\n${written}`).digest('hex');
  const age = now.getTime() / 1000 - Number(signed.auth_timestamp);
  return (
    isSame(signature, expected) &&
    Math.abs(age) <= lifetime &&
    isSame(signed.body_md5 ?? '', createHash('md5').update(body).digest('hex'))
  );
}
