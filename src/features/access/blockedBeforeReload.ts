import * as v from 'valibot';
import { BLOCKED_ACTION_LIFETIME } from '@/domain/timing';
import { clock, tabStorage } from '@/shared/adapters';
import type { BlockableEvent } from './blockable';
import { BLOCKABLE } from './blockable';

/** Key in the storage of the tab: the event that waits for the login, and since when. */
const BLOCKED_OF_TAB = 'blockedAction';

const types = Object.keys(BLOCKABLE) as (keyof typeof BLOCKABLE)[];
const persisted = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), event: v.object({ type: v.picklist(types), payload: v.unknown() }) }),
);

/**
 * Returns the event that waited for the login before a reload, and forgets it; null if there is none or its
 * time is over.
 */
export function takeBlockedBeforeReload(): BlockableEvent | null {
  const read = v.safeParse(persisted, tabStorage.read(BLOCKED_OF_TAB));
  forgetBlocked();
  if (!read.success || read.output.at + BLOCKED_ACTION_LIFETIME < clock.now()) return null;
  return read.output.event;
}

export function persistBlocked(event: BlockableEvent): void {
  tabStorage.write(BLOCKED_OF_TAB, JSON.stringify({ at: clock.now(), event }));
}

export function forgetBlocked(): void {
  tabStorage.remove(BLOCKED_OF_TAB);
}
