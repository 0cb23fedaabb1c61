import * as v from 'valibot';
import { tabStorage } from '@/shared/adapters';

/** How a place was left: how far down, and by which link of the page. */
interface LeftPlace {
  y: number;
  link: string | null;
}

const KEY = 'places';
/** Nobody goes back further, and the storage is small. */
const MOST_KEPT = 60;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.object({ y: v.number(), link: v.nullable(v.string()) })])),
);

function readKept(): Map<string, LeftPlace> {
  const read = v.safeParse(stored, tabStorage.read(KEY));
  return new Map(read.success ? read.output : []);
}

/**
 * Remembers by the key of a place how it was left, so that Back returns to the very card (expectations,
 * "Coming back from a product loses the place"). Not in the store: scrolling would add rows to an idle timeline.
 */
export function createPlaceMemory() {
  const places = readKept();
  const update = (key: string, change: Partial<LeftPlace>) => {
    const known = places.get(key) ?? { y: 0, link: null };
    places.delete(key);
    places.set(key, { ...known, ...change });
  };
  const keep = () => tabStorage.write(KEY, JSON.stringify([...places].slice(-MOST_KEPT)));
  return {
    update,
    recall: (key: string) => places.get(key),
    keep,
    /** The places of somebody who has left are nobody's business (contract §10, "session end"). */
    forget() {
      places.clear();
      keep();
    },
  };
}
