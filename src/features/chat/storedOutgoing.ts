import * as v from 'valibot';
import type { Outgoing } from '@/domain/chat';

const { string, number, nullish } = v;

const stored = v.array(
  v.object({
    key: string(),
    shopId: number(),
    text: string(),
    at: number(),
    afterId: nullish(number(), null),
  }),
);

/** What an earlier visit could not send, or has sent without hearing of it: the shopper says what becomes of it. */
export function storedOutgoing(chat: unknown): Outgoing[] {
  const read = v.safeParse(v.object({ outgoing: stored }), chat);
  return read.success ? read.output.outgoing.map((one) => ({ ...one, state: 'failed' })) : [];
}
