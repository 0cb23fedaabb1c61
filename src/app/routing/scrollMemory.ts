import * as v from 'valibot';
import { tabStorage } from '@/shared/adapters';

/** Scroll position and last clicked link of a location. */
interface SavedPosition {
  y: number;
  link: string | null;
}

const KEY = 'scrollPositions';
/** Maximum number of stored locations. */
const MAX_ENTRIES = 60;

const persisted = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.object({ y: v.number(), link: v.nullable(v.string()) })])),
);

function readEntries(): Map<string, SavedPosition> {
  const read = v.safeParse(persisted, tabStorage.read(KEY));
  return new Map(read.success ? read.output : []);
}

/**
 * Stores scroll position and clicked link per location key, so that Back returns to the same card
 * (R55). Not in the store: scrolling would add rows to
 * an idle timeline.
 */
export function createScrollMemory() {
  const positions = readEntries();
  const update = (key: string, change: Partial<SavedPosition>) => {
    const previous = positions.get(key) ?? { y: 0, link: null };
    positions.delete(key);
    positions.set(key, { ...previous, ...change });
  };
  const keep = () => tabStorage.write(KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  return {
    update,
    recall: (key: string) => positions.get(key),
    keep,
    /** Clears all positions when the session ends (R19). */
    forget() {
      positions.clear();
      keep();
    },
  };
}
