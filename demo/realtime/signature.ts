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

/** Compares bytes: texts of one length may differ in theirs, which `timingSafeEqual` throws for. */
function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

/** What signs subscriptions to private channels: key and secret of the server that browsers connect to. */
export interface ChannelSigner {
  key: string;
  secret: string;
}

/** The signature with which this socket may subscribe to this channel (Pusher protocol, "auth"). */
export function channelAuth({ key, secret }: ChannelSigner, socketId: string, channel: string): string {
  return `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`;
}

export const isChannelAuth = (signer: ChannelSigner, socketId: string, channel: string, auth: unknown) =>
  typeof auth === 'string' && isSame(auth, channelAuth(signer, socketId, channel));

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
