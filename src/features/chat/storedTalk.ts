import * as v from 'valibot';
import type { Outgoing } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { sessionMark, storage } from '@/shared/adapters';
import { TALK_KEY } from './talkKey';

const { string, number, nullish, fallback, record, array, object } = v;

const unsent = object({
  key: string(),
  shopId: number(),
  text: string(),
  at: number(),
  afterId: nullish(number(), null),
});

const stored = object({
  /** Whose it is: of no use to another session. */
  owner: string(),
  /** What is being written, by shop. */
  drafts: fallback(record(string(), string()), {}),
  unsent: fallback(array(unsent), []),
});

type Stored = v.InferOutput<typeof stored>;

function read(): Stored | null {
  const owner = sessionMark();
  if (owner === null) return null;
  const nothing = { owner, drafts: {}, unsent: [] };
  try {
    const found = v.safeParse(stored, JSON.parse(storage.read(TALK_KEY) ?? ''));
    return found.success && found.output.owner === owner ? found.output : nothing;
  } catch {
    return nothing;
  }
}

/**
 * What a shopper has said and no server has heard outlives the page (architecture §2, "Persistence"). It has a place of
 * its own, and is changed piece by piece: the tabs of one browser do not take it from each other.
 */
function change(by: (before: Stored) => Stored): void {
  const before = read();
  if (before) storage.write(TALK_KEY, JSON.stringify(by(before)));
}

/** What was being written to a shop; the empty text where nothing was. */
export const storedDraft = (shopId: ShopId): string => read()?.drafts[shopId] ?? '';

/** `owner` is the session in which it was written: no other one gets it. */
export function storeDraft(owner: string | null, shopId: ShopId, text: string): void {
  if (owner !== sessionMark()) return;
  change(({ drafts: { [shopId]: _, ...others }, ...rest }) => ({
    ...rest,
    drafts: text === '' ? others : { ...others, [shopId]: text },
  }));
}

/** What an earlier visit could not send, or has sent without hearing of it: the shopper says what becomes of it. */
export const storedUnsent = (): Outgoing[] =>
  (read()?.unsent ?? []).map((one) => ({ ...one, state: 'failed' }));

/** Keeps these messages beside those of other tabs, without the one that has arrived or was given up. */
export function storeUnsent(unsentHere: readonly Outgoing[], gone: string | null): void {
  change(({ unsent: before, ...rest }) => {
    const byKey = new Map(before.map((one) => [one.key, one]));
    if (gone !== null) byKey.delete(gone);
    for (const { key, shopId, text, at, afterId = null } of unsentHere)
      byKey.set(key, { key, shopId, text, at, afterId });
    return { ...rest, unsent: [...byKey.values()] };
  });
}
