import * as v from 'valibot';
import type { Outgoing } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { sessionMark, storage } from '@/shared/adapters';
import { TALK_KEY } from './talkKey';

const { string, number, nullable, exactOptional, fallback, record, array, object } = v;

const unsent = object({
  key: string(),
  shopId: number(),
  text: string(),
  at: number(),
  /** Absent until it goes out. */
  afterId: exactOptional(nullable(number())),
});

const persisted = object({
  /** Whose it is: of no use to another session. */
  owner: string(),
  /** What is being written, by shop. */
  drafts: fallback(record(string(), string()), {}),
  unsent: fallback(array(unsent), []),
});

type Persisted = v.InferOutput<typeof persisted>;

/** Messages that the storage had at some time: it may be full, or refuse to keep anything. */
const seen = new Set<string>();

function read(): Persisted | null {
  const owner = sessionMark();
  if (owner === null) return null;
  const nothing = { owner, drafts: {}, unsent: [] };
  try {
    const found = v.safeParse(persisted, JSON.parse(storage.read(TALK_KEY) ?? ''));
    if (!found.success || found.output.owner !== owner) return nothing;
    for (const { key } of found.output.unsent) seen.add(key);
    return found.output;
  } catch {
    return nothing;
  }
}

/**
 * What a shopper has said and no server has heard outlives the page (architecture §2, "Persistence"). It has a place of
 * its own, and is changed piece by piece: the tabs of one browser do not take it from each other.
 */
function change(by: (before: Persisted) => Persisted): void {
  const before = read();
  if (before) storage.write(TALK_KEY, JSON.stringify(by(before)));
}

/** What was being written to a shop; the empty text where nothing was. */
export const persistedDraft = (shopId: ShopId): string => read()?.drafts[shopId] ?? '';

/** `owner` is the session in which it was written: no other one gets it. */
export function storeDraft(owner: string | null, shopId: ShopId, text: string): void {
  if (owner !== sessionMark()) return;
  change(({ drafts: { [shopId]: _, ...others }, ...rest }) => ({
    ...rest,
    drafts: text === '' ? others : { ...others, [shopId]: text },
  }));
}

/** What an earlier visit could not send, or has sent without hearing of it: the shopper says what becomes of it. */
export const persistedUnsent = (): Outgoing[] =>
  (read()?.unsent ?? []).map((one) => ({ ...one, state: 'failed' }));

/** Whether another tab has sent a message, or given it up, since it was seen in the storage. */
export const isGone = ({ key }: Outgoing): boolean =>
  seen.has(key) && persistedUnsent().every((one) => one.key !== key);

/** Keeps a message beside the others, also those of other tabs. */
export function storeUnsent(outgoing: Outgoing): void {
  const { state: _state, label: _text, reason: _reason, ...saved } = outgoing;
  change(({ unsent: before, ...rest }) => {
    const byKey = new Map(before.map((one) => [one.key, one]));
    return { ...rest, unsent: [...byKey.set(saved.key, saved).values()] };
  });
}

/** A message has arrived or was given up. */
export function dropUnsent(key: string): void {
  change(({ unsent, ...rest }) => ({ ...rest, unsent: unsent.filter((one) => one.key !== key) }));
}
