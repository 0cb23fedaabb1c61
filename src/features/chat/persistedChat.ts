import * as v from 'valibot';
import type { Outgoing } from '@/domain/chat';
import { photoCountOf } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { sessionMark, storage } from '@/shared/adapters';
import { TALK_KEY } from './chat.keys';

const { string, number, nullable, exactOptional, fallback, record, array, object, pipe, minValue, maxValue } =
  v;

const unsent = object({
  key: string(),
  shopId: number(),
  text: string(),
  at: number(),
  /** Number of photos; their files exist only on the page on which they were chosen (R113). */
  photos: exactOptional(pipe(number(), minValue(1), maxValue(100))),
  /** Absent until the first attempt to send. */
  afterId: exactOptional(nullable(number())),
});

const persisted = object({
  /** Mark of the session that wrote this; other sessions must not read it. */
  owner: string(),
  /** Drafts by shop id. */
  drafts: fallback(record(string(), string()), {}),
  unsent: fallback(array(unsent), []),
});

type Persisted = v.InferOutput<typeof persisted>;

/** Keys of messages that were once in the storage, which may be full or refuse writes. */
const storedKeys = new Set<string>();

function read(): Persisted | null {
  const owner = sessionMark();
  if (owner === null) return null;
  const nothing = { owner, drafts: {}, unsent: [] };
  try {
    const found = v.safeParse(persisted, JSON.parse(storage.read(TALK_KEY) ?? ''));
    if (!found.success || found.output.owner !== owner) return nothing;
    for (const { key } of found.output.unsent) storedKeys.add(key);
    return found.output;
  } catch {
    return nothing;
  }
}

/**
 * Unsent messages and drafts survive the page (architecture §2, "Persistence"). They have a storage key of
 * their own and are changed entry by entry, so that tabs do not overwrite each other.
 */
function change(by: (before: Persisted) => Persisted): void {
  const before = read();
  if (before) storage.write(TALK_KEY, JSON.stringify(by(before)));
}

/** Persisted draft to a shop, or the empty string. */
export const persistedDraft = (shopId: ShopId): string => read()?.drafts[shopId] ?? '';

/** `owner` is the session that wrote the draft; a draft of another session is not stored. */
export function storeDraft(owner: string | null, shopId: ShopId, text: string): void {
  if (owner !== sessionMark()) return;
  change(({ drafts: { [shopId]: _, ...others }, ...rest }) => ({
    ...rest,
    drafts: text === '' ? others : { ...others, [shopId]: text },
  }));
}

/**
 * Messages that an earlier visit could not send, or sent without a response. They load as failed: the shopper
 * decides.
 */
export const persistedUnsent = (): Outgoing[] =>
  (read()?.unsent ?? []).map(({ photos, ...one }) => ({
    ...one,
    state: 'failed',
    ...(photos !== undefined && { lostPhotos: photos }),
  }));

/** Whether another tab has sent or removed a message since it was in the storage. */
export const wasRemovedElsewhere = ({ key }: Outgoing): boolean =>
  storedKeys.has(key) && persistedUnsent().every((one) => one.key !== key);

/** Persists a message and keeps the others, including those of other tabs. */
export function storeUnsent(outgoing: Outgoing): void {
  const {
    state: _state,
    label: _text,
    reason: _reason,
    photos: _files,
    lostPhotos: _lost,
    ...rest
  } = outgoing;
  const photos = photoCountOf(outgoing);
  const saved = { ...rest, ...(photos > 0 && { photos }) };
  change(({ unsent: before, ...others }) => {
    const byKey = new Map(before.map((one) => [one.key, one]));
    return { ...others, unsent: [...byKey.set(saved.key, saved).values()] };
  });
}

/** Removes a message that was sent or discarded. */
export function dropUnsent(key: string): void {
  change(({ unsent, ...rest }) => ({ ...rest, unsent: unsent.filter((one) => one.key !== key) }));
}
