import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The parts of a request to the Pusher HTTP interface that its signature covers. */
export interface SignedRequest {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: string;
}

/** In seconds. */
const lifetime = 600;

/** Compares byte lengths first: `timingSafeEqual` throws if they differ, and texts of one length can. */
function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

/** Key and secret of the server that browsers connect to, for subscriptions to private channels. */
export interface ChannelSigner {
  key: string;
  secret: string;
}

/** Returns the signature for one socket and one channel (Pusher protocol, "auth"). */
export function channelAuth({ key, secret }: ChannelSigner, socketId: string, channel: string): string {
  return `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`;
}

export const isChannelAuth = (signer: ChannelSigner, socketId: string, channel: string, auth: unknown) =>
  typeof auth === 'string' && isSame(auth, channelAuth(signer, socketId, channel));

/** Whether a request is signed with the secret, recent and unchanged. */
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
