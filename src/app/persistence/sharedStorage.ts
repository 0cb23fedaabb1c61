import * as v from 'valibot';
import { storage } from '@/shared/adapters';
import { withoutChecksum } from './checksum';
import { persistStorage } from './persistence.config';

/** Persisted slices by name, each serialized. */
const slices = v.record(v.string(), v.string());
type Slices = v.InferOutput<typeof slices>;

/** Slices of the device rather than of a user. */
const OF_DEVICE: ReadonlySet<string> = new Set(['appearance', 'locale']);

/** Null if there is no text, or a damaged one. */
function parseSlices(text: string | null): Slices | null {
  try {
    const parsed = v.safeParse(slices, JSON.parse(withoutChecksum(text) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The slices of `now`; those that are the same in `before` as they are stored. */
function merge(now: Slices, before: Slices, stored: Slices): Slices {
  if (stored._persist !== now._persist) return now;
  const isSameOwner = stored.owner === now.owner;
  const isKept = (name: string) => now[name] === before[name] && (isSameOwner || OF_DEVICE.has(name));
  return Object.fromEntries(
    Object.entries(now).map(([name, slice]) => [name, (isKept(name) && stored[name]) || slice]),
  );
}

/**
 * Storage for the persisted state of one of several tabs (R28): slices that this tab has not changed since
 * its last write stay as another tab stored them; before its first write, since it was rehydrated from the
 * text `found`. Damaged state is replaced, as is that of another release or owner.
 */
export function createSharedStorage(found: string | null) {
  let earlier = found;
  /** The stored text as this tab left it. */
  let left = found;
  const withOthers = (text: string, present: string | null) => {
    const [now, before, stored] = [text, earlier, present].map(parseSlices);
    return now && before && stored ? JSON.stringify(merge(now, before, stored)) : text;
  };
  return {
    ...persistStorage,
    setItem(key: string, text: string) {
      const present = storage.read(key);
      const written = persistStorage.setItem(key, present === left ? text : withOthers(text, present));
      earlier = text;
      left = storage.read(key);
      return written;
    },
  };
}
