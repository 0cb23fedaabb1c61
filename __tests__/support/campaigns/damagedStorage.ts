import { withChecksum } from '@/app/persistence/checksum';
import { seeded } from '../externalServer';
import { placesOf } from './mutations';

export type Snapshot = Readonly<Record<string, string>>;

/** A storage as a visit has left it, with the damage of one case. */
export interface Damaged {
  kind: string;
  stored: Snapshot;
}

/** Key of the persisted state. */
export const STATE = 'persist:storefront';
const FLIPPED: readonly unknown[] = [null, true, 0, 'text', [], {}, [null], { id: 1 }];

/** The persisted state with one value replaced by a value of another type. */
export function flipped(snapshot: Snapshot, seed: number): Damaged {
  const draw = seeded(seed);
  // The first numbers of neighboring seeds are alike.
  draw();
  const document = readState(snapshot);
  const places = placesOf(document);
  const place = places[Math.floor(draw() * places.length)];
  const value = FLIPPED[Math.floor(draw() * FLIPPED.length)];
  if (place) place.parent[place.key] = value;
  return { kind: `${place?.key} is ${JSON.stringify(value)}`, stored: withState(snapshot, document) };
}

/** Each key of the snapshot cut at up to `size` offsets, which are all of them for a short text. */
export function* truncated(snapshot: Snapshot, size: number): Generator<Damaged> {
  for (const [key, text] of Object.entries(snapshot)) {
    const step = Math.max(1, text.length / size);
    for (let offset = 0; offset < text.length; offset += step) {
      const end = Math.floor(offset);
      yield { kind: `${key} cut at ${end}`, stored: { ...snapshot, [key]: text.slice(0, end) } };
    }
  }
}

/** The persisted state alone, cut at up to `size` offsets. */
export function* cutStates({ [STATE]: state = '', ...rest }: Snapshot, size: number): Generator<Damaged> {
  for (const { kind, stored } of truncated({ [STATE]: state }, size))
    yield { kind, stored: { ...rest, ...stored } };
}

/** State of an older release without version and checksum, and of a newer one with another shape. */
export function otherReleases(snapshot: Snapshot): Damaged[] {
  const { _persist: _version, ...old } = readState(snapshot);
  const newer = { ...old, cache: { 'getCart({"isBuyNow":false})': newerEntry }, _persist: newerVersion };
  return [
    { kind: 'older release', stored: withState(snapshot, old) },
    { kind: 'newer release', stored: withState(snapshot, newer, withChecksum) },
  ];
}

const newerVersion = { version: 99, rehydrated: true };
const newerEntry = { status: 'fulfilled', endpointName: 'getCart', data: { baskets: [] } };

function readState(snapshot: Snapshot): Record<string, unknown> {
  const stored = JSON.parse(snapshot[STATE] ?? '{}') as Record<string, string>;
  return Object.fromEntries(
    Object.entries(stored).map(([name, text]) => [name, JSON.parse(text) as unknown]),
  );
}

function withState(snapshot: Snapshot, document: object, finish = (text: string) => text): Snapshot {
  const { checksum, ...rest } = document as Record<string, unknown>;
  // The checksum stays first, as it was written.
  const ordered = { ...(finish === withChecksum || checksum === undefined ? {} : { checksum }), ...rest };
  const texts = Object.entries(ordered).map(([name, item]) => [name, JSON.stringify(item)]);
  return { ...snapshot, [STATE]: finish(JSON.stringify(Object.fromEntries(texts))) };
}
